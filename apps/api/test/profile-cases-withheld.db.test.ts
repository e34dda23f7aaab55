import { notificationListener } from "@kinora/database/notification/notification-listener";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, parts, people, setRole, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const HASH = "e2".repeat(32);

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["pending_person_decision", "person_lease", "person_report"] as const),
    ...(["profile_decision", "avatar_media"] as const),
  ])
    await database.deleteFrom(table).execute();
  const joined = { created_at: new Date(+clock.now - 100 * 86_400_000) };
  await database.updateTable("app_user").set(joined).execute();
});

const report = (who: Person, reason: string, whom = "usr_bruno") =>
  who("POST", `/api/people/${whom}/reports`, { reason, note: "Ada saw it at school" });
const list = async (who: Person) => (await who("GET", "/api/moderation/people")).body.items;
const takeDown = { verdict: "take_down", rule: "harassment", note: "" };

/** Bruno's profile was taken down for harassment by this person, and he has appealed. */
async function appealed(by: Person) {
  await report(ada, "harassment");
  const [{ version: looked }] = await list(by);
  const path = "/api/moderation/people/usr_bruno/decision";
  expect((await by("POST", path, { of: "reports", looked, ...takeDown })).status).toBe(200);
  await finishDecisions(server);
  const [{ id }] = (await bruno("GET", "/api/me/profile-statements")).body.items;
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
  clock.now = new Date(+clock.now + 60_000);
}

it("a moderator sees no picture that is reported as child abuse in the appeal of the same person", async () => {
  await appealed(olivia);
  const { hash } = await parts.files.keep(Buffer.from("a picture"));
  const file = { hash, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${hash}`, clock.now);
  await report(ada, "child_abuse");
  const [appeal, ...others] = await list(mira);
  expect([appeal.of, others]).toEqual(["appeal", []]);
  const { pictureUrl } = appeal.shows;
  // A signed address opens to whoever has it.
  const opened = pictureUrl && (await server.as(null)("GET", pictureUrl)).status;
  expect([pictureUrl, opened]).toEqual([null, null]);
});

it("nor does an admin see it without a look that is audited", async () => {
  await appealed(mira);
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
  await report(ada, "child_abuse");
  expect(JSON.stringify(await list(olivia))).not.toContain(HASH);
});

it("whoever holds the reports about a person keeps nobody from the appeal against their own decision", async () => {
  await setRole("usr_chiyo", "moderator");
  await appealed(mira);
  await report(ada, "harassment");
  const lease = (who: Person, of: string) =>
    who("POST", "/api/moderation/people/usr_bruno/lease", { of });
  expect((await lease(mira, "reports")).status).toBe(200);
  expect((await list(chiyo)).map(({ of }: { of: string }) => of)).toEqual(["appeal"]);
  expect((await lease(chiyo, "appeal")).status).toBe(200);
});

it("an admin finds no case against their own profile among the legal holds, and files none", async () => {
  await report(ada, "child_abuse", "usr_chiyo");
  expect((await olivia("GET", "/api/moderation/holds")).body.items).toHaveLength(1);
  expect((await chiyo("GET", "/api/moderation/holds")).body.items).toEqual([]);
  const path = "/api/moderation/holds/usr_chiyo";
  const look = await chiyo("POST", `${path}/look`);
  expect(JSON.stringify(look.body)).not.toContain("Ada saw it");
  const filing = { authority: "NCMEC", reference: "nothing to see" };
  expect((await chiyo("POST", `${path}/filings`, filing)).status).toBe(404);
});

it("a legal hold says that it is decided only once that can't be undone any more", async () => {
  await report(ada, "child_abuse");
  const [{ version: looked }] = await list(olivia);
  const abuse = { of: "reports", looked, ...takeDown, rule: "child_abuse" };
  const path = "/api/moderation/people/usr_bruno/decision";
  expect((await olivia("POST", path, abuse)).status).toBe(200);
  const [hold] = (await olivia("GET", "/api/moderation/holds")).body.items;
  expect(hold).toMatchObject({ id: "usr_bruno", withheld: true, decidedAt: null });
});

it("what was filed about a profile is still found after the decision was undone", async () => {
  await report(ada, "harassment");
  const [{ version: looked }] = await list(olivia);
  const abuse = { of: "reports", looked, ...takeDown, rule: "child_abuse" };
  const path = "/api/moderation/people/usr_bruno/decision";
  expect((await olivia("POST", path, abuse)).status).toBe(200);
  const hold = "/api/moderation/holds/usr_bruno";
  const filing = { authority: "NCMEC", reference: "12-34" };
  expect((await olivia("POST", `${hold}/filings`, filing)).status).toBe(201);
  expect((await olivia("POST", `${path}/undo`, { of: "reports" })).status).toBe(200);
  expect((await olivia("POST", `${hold}/look`)).body.filings).toMatchObject([filing]);
});

it("a moderator who finds child abuse on a profile leaves the decision to the admins, as with works", async () => {
  await report(ada, "harassment");
  const [{ version: looked }] = await list(mira);
  const abuse = { of: "reports", looked, ...takeDown, rule: "child_abuse" };
  const path = "/api/moderation/people/usr_bruno/decision";
  expect((await mira("POST", path, abuse)).status).toBe(200);
  await finishDecisions(server);
  const strikes = await database.selectFrom("strike").select("source").execute();
  expect([strikes, (await list(olivia)).length]).toEqual([[], 1]);
});

it("a moderator answers no appeal whose pictures are on legal hold, whatever rule took them down", async () => {
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
  await report(chiyo, "child_abuse");
  await appealed(olivia);
  expect((await olivia("GET", "/api/moderation/holds")).body.items).toMatchObject([
    { of: "profile", id: "usr_bruno" },
  ]);
  expect(JSON.stringify(await list(mira))).not.toContain(HASH);
});

it("what a moderator refers is hidden with what was found, the admins are told, and decide", async () => {
  await database
    .updateTable("app_user")
    .set({ bio: "Cruel words" })
    .where("id", "=", "usr_bruno")
    .execute();
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
  await report(ada, "harassment");
  const [{ version: looked }] = await list(mira);
  const path = "/api/moderation/people/usr_bruno/decision";
  const abuse = { of: "reports", looked, ...takeDown, rule: "child_abuse", note: "A child" };
  expect((await mira("POST", path, abuse)).status).toBe(200);
  expect((await mira("GET", "/api/moderation/decisions")).body.items).toMatchObject([
    { noun: "profile", referred: true },
  ]);
  await database.deleteFrom("notification").execute();
  await finishDecisions(server);
  const told = async (who: Person) => {
    await hearAll(
      database,
      notificationListener(() => clock.now),
    );
    const { items } = (await who("GET", "/api/notifications")).body;
    return items.filter(({ code }: { code: string }) => code === "moderation.profileReferral");
  };
  expect([await told(mira), await told(olivia)]).toMatchObject([[], [{ href: "/admin/profiles" }]]);
  expect((await ada("GET", "/api/people/bruno")).body.bio).toBe("");
  expect(await list(mira)).toEqual([]);
  const [found] = await list(olivia);
  expect(found).toMatchObject({ withheld: true, shows: { bio: "Cruel words", pictureUrl: null } });
  expect(found.reports).toMatchObject([
    { reason: "harassment", referred: false },
    { reason: "child_abuse", note: "A child", by: "mira", referred: true },
  ]);
  const decided = { ...abuse, looked: found.version };
  clock.now = new Date(+clock.now + 60_000);
  expect((await olivia("POST", path, decided)).status).toBe(200);
  await finishDecisions(server);
  const strikes = await database.selectFrom("strike").select("source").execute();
  expect([strikes, await list(olivia), await told(olivia)]).toMatchObject([
    [{ source: "profile" }],
    [],
    [],
  ]);
});

it("while somebody's picture is on legal hold, only admins decide what else is reported of them", async () => {
  await report(ada, "harassment");
  const [{ version: looked }] = await list(olivia);
  const path = "/api/moderation/people/usr_bruno/decision";
  const abuse = { of: "reports", looked, ...takeDown, rule: "child_abuse" };
  await olivia("POST", path, abuse);
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
  await report(ada, "harassment");
  expect(await list(mira)).toEqual([]);
  const [found] = await list(olivia);
  const clear = { of: "reports", looked: found.version, verdict: "clear" };
  expect((await mira("POST", path, clear)).body.code).toBe("ADMINS_ONLY");
  expect((await olivia("POST", path, clear)).status).toBe(200);
});
