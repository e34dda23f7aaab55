import { forgetPerson } from "@kinora/database/account/forget-person";
import { forgetHeldAccounts } from "@kinora/database/account/held-account";
import { findPublicMedia, findUnreferenced } from "@kinora/database/creation/media-references";
import { forgetHeldProfiles } from "@kinora/database/creation/profile-hold";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, parts, people, beginAnew } = server;
const { ada, bruno, mira, olivia } = people;
const HASH = "d1".repeat(32);
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    "person_report",
    "profile_decision",
    "avatar_media",
    "held_account",
  ] as const)
    await database.deleteFrom(table).execute();
  const person = {
    display_name: "Cruel Name",
    bio: "Cruel words",
    handle: "bruno",
    erased_at: null,
  };
  await database.updateTable("app_user").set(person).where("id", "=", "usr_bruno").execute();
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
});

const report = (reason = "child_abuse") =>
  ada("POST", "/api/people/usr_bruno/reports", { reason, note: "Look at the picture" });
const decide = async (who: typeof ada, decision: object) => {
  const [{ of, version: looked }] = (await who("GET", "/api/moderation/people")).body.items;
  const about = { of, looked, ...decision };
  const answer = await who("POST", "/api/moderation/people/usr_bruno/decision", about);
  expect(answer.status).toBe(200);
  await finishDecisions(server);
};
const found = { verdict: "take_down", rule: "child_abuse", note: "" };
const leave = () =>
  database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
const removePicture = () =>
  postgresAvatars(database).remove("usr_bruno", "/avatars/usr_bruno.svg", clock.now);
/** What remains at night, so many days later: the picture, words, and whose they are. */
const kept = async (days: number) => {
  const then = new Date(+clock.now + days * DAY);
  await forgetHeldProfiles(database, then);
  await forgetHeldAccounts(database, then);
  const reports = await database.selectFrom("person_report").selectAll().execute();
  const decisions = await database.selectFrom("profile_decision").selectAll().execute();
  const accounts = await database.selectFrom("held_account").selectAll().execute();
  return [
    (await findUnreferenced(database, [HASH])).length === 0,
    JSON.stringify([reports, decisions]).includes("Cruel words"),
    accounts.map(({ handle }) => handle),
  ];
};

it("a profile reported as child abuse is kept for 90 days, although its person changes it and leaves", async () => {
  await report();
  await removePicture();
  await leave();
  expect(await kept(89)).toEqual([true, true, ["bruno"]]);
  expect(await kept(91)).toEqual([false, false, []]);
  const [row] = await database.selectFrom("person_report").select("note").execute();
  expect(row?.note).toBe("");
});

it("so is one that was found to be, with the account of its person, and after the appeal is denied", async () => {
  await report("harassment");
  await decide(olivia, found);
  const [{ id }] = (await bruno("GET", "/api/me/profile-statements")).body.items;
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "No" });
  await database
    .updateTable("app_user")
    .set({ role: "admin" })
    .where("id", "=", "usr_mira")
    .execute();
  await decide(mira, found);
  await leave();
  expect(await kept(89)).toEqual([true, true, ["bruno"]]);
  expect(await kept(91)).toEqual([false, false, []]);
});

it("nothing is kept of a report that was dismissed, or of an appeal that was granted", async () => {
  await report();
  await removePicture();
  await decide(olivia, { verdict: "clear" });
  expect(await kept(0)).toEqual([false, false, []]);
  await report();
  await decide(olivia, found);
  const [{ id }] = (await bruno("GET", "/api/me/profile-statements")).body.items;
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "No" });
  await database
    .updateTable("app_user")
    .set({ role: "admin" })
    .where("id", "=", "usr_mira")
    .execute();
  await decide(mira, { verdict: "clear" });
  const rows = await database.selectFrom("profile_decision").select("kept").execute();
  expect(rows).toEqual([{ kept: null }]);
});

it("another rule keeps nothing of a person who leaves", async () => {
  await report("harassment");
  await decide(mira, { ...found, rule: "harassment" });
  await leave();
  expect(await kept(0)).toEqual([false, false, []]);
});

it("its pictures are shown to admins alone, by a look of its own that is audited each time", async () => {
  await report();
  const look = (who: typeof ada) => who("POST", "/api/moderation/people/usr_bruno/look");
  expect((await look(mira)).body.code).toBe("ROLE_MISSING");
  const [found] = (await olivia("GET", "/api/moderation/people")).body.items;
  expect(found).toMatchObject({ withheld: true, shows: { pictureUrl: null } });
  expect(JSON.stringify(found)).not.toContain(HASH);
  for (const _ of [1, 2]) expect((await look(olivia)).status).toBe(200);
  const lines = (await olivia("GET", "/api/admin/audit?subject=usr_bruno&action=hold.looked-at"))
    .body;
  expect(lines.items).toHaveLength(2);
  await decide(olivia, { verdict: "clear" });
  expect((await look(olivia)).body.code).toBe("PERSON_NOT_FOUND");
  await report("harassment");
  expect((await olivia("GET", "/api/moderation/people")).body.items).toMatchObject([
    { withheld: false, shows: { pictureUrl: expect.stringContaining(HASH) } },
  ]);
  expect((await look(olivia)).body.code).toBe("PERSON_NOT_FOUND");
});

it("is a case among the legal holds, with the facts to report, for admins alone", async () => {
  const { hash } = await parts.files.keep(Buffer.from("a picture"));
  const file = { hash, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${hash}`, clock.now);
  await report();
  clock.now = new Date(+clock.now + 1_000);
  await bruno("PATCH", "/api/me", { displayName: "Harmless" });
  const holds = async () =>
    (await olivia("GET", "/api/moderation/holds")).body.items.filter(
      ({ of }: { of: string }) => of === "profile",
    );
  const listed = { of: "profile", id: "usr_bruno", kind: null, title: "@bruno", withheld: true };
  expect(await holds()).toMatchObject([{ ...listed, decidedAt: null, filed: false }]);
  const path = "/api/moderation/holds/usr_bruno";
  expect((await mira("POST", `${path}/look`)).body.code).toBe("ROLE_MISSING");
  expect((await olivia("POST", `${path}/look`)).body).toMatchObject({
    ...listed,
    scripts: [
      { text: "@bruno\nCruel Name\nCruel words" },
      { text: "@bruno\nHarmless\nCruel words" },
    ],
    reports: [{ reason: "child_abuse", note: "Look at the picture", referred: false }],
    files: [{ role: "avatar", sha256: hash, bytes: 9 }],
    account: { id: "usr_bruno", handle: "bruno" },
    pictures: [`data:image/webp;base64,${Buffer.from("a picture").toString("base64")}`],
  });
  await decide(olivia, found);
  const filing = { authority: "NCMEC", reference: "12-34" };
  expect((await olivia("POST", `${path}/filings`, filing)).body).toMatchObject({
    ...{ withheld: true, decidedAt: expect.any(String), filings: [{ ...filing, by: "olivia" }] },
  });
  const lines = (await olivia("GET", "/api/admin/audit?subject=usr_bruno&action=hold.filed")).body;
  expect(lines.items).toMatchObject([{ after: filing }]);
  await leave();
  expect(await holds()).toMatchObject([{ title: "@bruno", filed: true }]);
  clock.now = new Date(+clock.now + 91 * DAY);
  expect(await holds()).toEqual([]);
  expect((await olivia("POST", `${path}/look`)).body.code).toBe("CREATION_NOT_FOUND");
});

it("a picture found to be child abuse is shown nowhere else, nor worn again", async () => {
  await insertCreation(database, { id: "worn", user_id: "usr_bruno" });
  const file = { role: "thumbnail", label: "", hash: HASH, mime_type: "image/webp", bytes: 3 };
  await database
    .insertInto("creation_media")
    .values({ creation_id: "worn", ...file, width: 240, height: 300 })
    .execute();
  await bruno("PUT", "/api/me/avatar", { creationId: "worn" });
  await report();
  await decide(olivia, found);
  const isServed =
    (await findPublicMedia(database, HASH)) !== null && !(await isHeldFile(database, HASH));
  const { body } = await bruno("PUT", "/api/me/avatar", { creationId: "worn" });
  await database.deleteFrom("creation").where("id", "=", "worn").execute();
  expect([isServed, body.code]).toEqual([false, "AVATAR_UNFIT"]);
});

it("a picture that is too large to be shown inline is not told to be none", async () => {
  // A picture of 4096 × 600 has no thumbnail of 200 pixels, so that it is worn as it is.
  const { hash } = await parts.files.keep(Buffer.alloc(300_001, 7));
  const file = { hash, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${hash}`, clock.now);
  await report();
  const { status, body } = await olivia("POST", "/api/moderation/people/usr_bruno/look");
  expect(status).toBe(200);
  expect(body).not.toEqual({ pictures: [] });
});
