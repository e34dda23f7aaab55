import { forgetPerson } from "@kinora/database/account/forget-person";
import { findPublicMedia } from "@kinora/database/creation/media-references";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { finishPersonDecisions } from "@kinora/domain/moderation/finish-person-decision";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, setRole, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const HASH = "d1".repeat(32);
const PATH = "/api/moderation/people/usr_bruno";

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["pending_person_decision", "person_lease", "person_report"] as const),
    ...(["profile_decision", "avatar_media"] as const),
  ])
    await database.deleteFrom(table).execute();
  const shown = { display_name: "Rude Name", bio: "Rude words", handle: "bruno", erased_at: null };
  const joined = { created_at: new Date(+clock.now - 100 * 86_400_000) };
  await database.updateTable("app_user").set(joined).execute();
  await database.updateTable("app_user").set(shown).where("id", "=", "usr_bruno").execute();
  const file = { hash: HASH, mimeType: "image/webp", creationId: null };
  await postgresAvatars(database).choose("usr_bruno", file, `/media/${HASH}`, clock.now);
  await report(ada);
});

const report = (who: Person, reason = "harassment") =>
  who("POST", "/api/people/usr_bruno/reports", { reason, note: "" });
const list = async (who: Person) => (await who("GET", "/api/moderation/people")).body.items;
const decide = async (who: Person, decision: object) => {
  const [{ of, version: looked }] = await list(who);
  return who("POST", `${PATH}/decision`, { of, looked, ...decision });
};
const takeDown = { verdict: "take_down", rule: "harassment", note: "It names me" };
const clear = { verdict: "clear" };
const undo = (who: Person, of = "reports") => who("POST", `${PATH}/decision/undo`, { of });
const lease = (who: Person) => who("POST", `${PATH}/lease`, { of: "reports" });
const pass = (seconds: number) => {
  clock.now = new Date(+clock.now + seconds * 1_000);
};
const shown = async () => {
  const { displayName, bio } = (await ada("GET", "/api/people/bruno")).body;
  return [displayName, bio, (await findPublicMedia(database, HASH)) !== null];
};
const statements = async () => (await bruno("GET", "/api/me/profile-statements")).body.items;
const strikes = async () =>
  (await database.selectFrom("strike").select("source").execute()).map(({ source }) => source);
const states = async () =>
  (await database.selectFrom("person_report").select("state").orderBy("created_at").execute()).map(
    ({ state }) => state,
  );
const codeOf = ({ body }: { body: { code: string } }) => body.code;
const RUDE = ["Rude Name", "Rude words", true];
const DOWN = ["bruno", "", false];

it("takes a profile down at once, and tells its person only when it can't be undone any more", async () => {
  expect(codeOf(await undo(mira))).toBe("DECISION_FINAL");
  const { body } = await decide(mira, takeDown);
  expect(body).toEqual({ waiting: 0, undoUntil: new Date(+clock.now + 30_000).toISOString() });
  expect(await shown()).toEqual(DOWN);
  expect([await statements(), await strikes(), await states()]).toEqual([[], [], ["open"]]);
  expect(
    codeOf(await mira("POST", `${PATH}/decision`, { of: "reports", looked: "x", ...clear })),
  ).toBe("CASE_CLOSED");
  // Too early.
  await finishPersonDecisions(server.parts, "usr_bruno", clock.now);
  expect(await statements()).toEqual([]);
  await finishDecisions(server);
  await finishDecisions(server);
  expect(await statements()).toMatchObject([{ rule: "harassment", note: "It names me" }]);
  expect([await strikes(), await states()]).toEqual([["profile"], ["upheld"]]);
  pass(31);
  expect(codeOf(await undo(mira))).toBe("DECISION_FINAL");
});

it("undone in time, everything is as it was, and the case waits again", async () => {
  await decide(mira, takeDown);
  const { items } = (await mira("GET", "/api/moderation/decisions")).body;
  expect(items).toEqual([
    {
      ...{ noun: "profile", ids: ["usr_bruno"], verdict: "hide", appeal: false },
      ...{ referred: false, freed: false, left: 30_000 },
    },
  ]);
  expect(codeOf(await undo(olivia))).toBe("DECISION_FINAL");
  expect((await undo(mira)).body).toEqual({ waiting: 1 });
  expect(await shown()).toEqual(RUDE);
  await finishDecisions(server);
  expect([await statements(), await strikes(), await states()]).toEqual([[], [], ["open"]]);
  const [line] = (await olivia("GET", "/api/admin/audit?subject=usr_bruno")).body.items;
  expect(line).toMatchObject({ action: "person.decision-undone", by: "mira" });
  expect((await decide(mira, clear)).status).toBe(200);
});

it("what the person wrote meanwhile stays when a decision is undone", async () => {
  await decide(mira, takeDown);
  await bruno("PATCH", "/api/me", { bio: "New words" });
  await undo(mira);
  expect(await shown()).toEqual(["Rude Name", "New words", true]);
});

it("two moderators never hold the same profile, and the lease ends by itself", async () => {
  await setRole("usr_chiyo", "moderator");
  expect((await lease(chiyo)).status).toBe(200);
  expect(await list(mira)).toEqual([]);
  expect(codeOf(await lease(mira))).toBe("CASE_TAKEN");
  const [{ version: looked }] = await list(chiyo);
  const decision = { of: "reports", looked, ...clear };
  expect(codeOf(await mira("POST", `${PATH}/decision`, decision))).toBe("CASE_TAKEN");
  pass(121);
  expect(await list(mira)).toHaveLength(1);
  expect((await lease(mira)).status).toBe(200);
  // An admin doesn't wait for a moderator.
  expect((await olivia("POST", `${PATH}/decision`, decision)).status).toBe(200);
  expect(codeOf(await lease(bruno))).toBe("ROLE_MISSING");
});

it("a report made after the decision waits for another one", async () => {
  await decide(mira, clear);
  await report(chiyo, "violent_content");
  await finishDecisions(server);
  expect(await states()).toEqual(["dismissed", "open"]);
  expect(await list(mira)).toMatchObject([{ reports: [{ reason: "violent_content" }] }]);
});

it("what is cleared is that version: edited before the decision is final, it is hidden again", async () => {
  await report(ada, "child_abuse");
  await database.deleteFrom("person_report").execute();
  await report(ada, "promotes_terrorism");
  await decide(olivia, clear);
  pass(10);
  await bruno("PATCH", "/api/me", { bio: "Worse words" });
  await finishDecisions(server);
  await setRole("usr_chiyo", "user");
  await report(chiyo, "promotes_terrorism");
  expect((await ada("GET", "/api/people/bruno")).body.bio).toBe("");
});

it("a decision is undone when its moderator loses the role before it is final", async () => {
  await decide(mira, takeDown);
  await setRole("usr_mira", "user");
  await finishDecisions(server);
  expect(await shown()).toEqual(RUDE);
  expect([await statements(), await strikes(), await states()]).toEqual([[], [], ["open"]]);
  const undone = database.selectFrom("audit_line").select("actor_id");
  expect(await undone.where("action", "=", "person.decision-undone").execute()).toContainEqual({
    actor_id: null,
  });
});

it("the answer to an appeal can be undone, and restores the profile only when it is final", async () => {
  await decide(olivia, takeDown);
  await finishDecisions(server);
  const [{ id }] = await statements();
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
  await decide(mira, clear);
  expect(await shown()).toEqual(DOWN);
  const { items } = (await mira("GET", "/api/moderation/decisions")).body;
  expect(items).toMatchObject([{ noun: "profile", verdict: "show", appeal: true }]);
  await undo(mira, "appeal");
  expect(await list(mira)).toMatchObject([{ of: "appeal" }]);
  await decide(mira, clear);
  await finishDecisions(server);
  expect(await shown()).toEqual(RUDE);
  expect([await statements(), await strikes()]).toMatchObject([[{ appeal: "granted" }], []]);
});

it("nothing comes back of a person who was erased while the decision could be undone", async () => {
  await decide(olivia, { ...takeDown, rule: "child_abuse" });
  await database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  await undo(olivia);
  await finishDecisions(server);
  const row = await database
    .selectFrom("app_user")
    .select(["display_name", "bio"])
    .where("id", "=", "usr_bruno")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain("Rude");
  expect(await strikes()).toEqual([]);
  const kept = await database.selectFrom("profile_decision").select("pending").execute();
  expect(kept).toEqual([]);
});
