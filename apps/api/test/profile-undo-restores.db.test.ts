import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresAvatars } from "@kinora/database/people/postgres-profiles";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { untilSomebodyWaits } from "@kinora/testing/until-somebody-waits";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const HASH = "e1".repeat(32);
const NOTE = "It names the boy from next door";

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["pending_person_decision", "person_lease", "person_report", "closed_file"] as const),
    ...(["profile_decision", "avatar_media", "creation"] as const),
  ])
    await database.deleteFrom(table).execute();
  const shown = { display_name: "Rude Name", bio: "Rude words", erased_at: null };
  const joined = { created_at: new Date(+clock.now - 100 * 86_400_000) };
  await database.updateTable("app_user").set(joined).execute();
  await database
    .updateTable("app_user")
    .set({ ...shown, handle: "bruno" })
    .where("id", "=", "usr_bruno")
    .execute();
  await wear("usr_bruno");
});

const wear = (userId: string, creationId: string | null = null) =>
  postgresAvatars(database).choose(
    userId,
    { hash: HASH, mimeType: "image/webp", creationId },
    `/media/${HASH}.webp`,
    clock.now,
  );
const report = (who: Person, reason = "harassment", whom = "usr_bruno") =>
  who("POST", `/api/people/${whom}/reports`, { reason, note: "" });
const decide = async (
  who: Person,
  decision: object,
  about = { of: "reports", id: "usr_bruno" },
) => {
  const { items } = (await who("GET", "/api/moderation/people")).body;
  const found = items.find(
    (one: { of: string; person: { id: string } }) =>
      one.person.id === about.id && one.of === about.of,
  );
  const answer = await who("POST", `/api/moderation/people/${about.id}/decision`, {
    ...{ of: about.of, looked: found.version, ...decision },
  });
  expect(answer.status).toBe(200);
};
const undo = async (who: Person) => {
  const path = "/api/moderation/people/usr_bruno/decision/undo";
  expect((await who("POST", path, { of: "reports" })).status).toBe(200);
};
const takeDown = { verdict: "take_down", rule: "harassment", note: NOTE };
const abuse = { verdict: "take_down", rule: "child_abuse", note: "" };
const pass = (seconds: number) => {
  clock.now = new Date(+clock.now + seconds * 1_000);
};

it("a picture found to be child abuse on two profiles stays closed when one decision is undone", async () => {
  await wear("usr_ada");
  await report(chiyo);
  await report(chiyo, "harassment", "usr_ada");
  await decide(olivia, abuse);
  pass(5);
  await decide(olivia, abuse, { of: "reports", id: "usr_ada" });
  await undo(olivia);
  await finishDecisions(server);
  // What was found on Ada's profile stands.
  expect(await isHeldFile(database, HASH)).toBe(true);
});

it("the note about a person who is erased while the decision becomes final is kept nowhere", async () => {
  await report(ada);
  await decide(mira, takeDown);
  const finished = Promise.withResolvers<void>();
  await database.transaction().execute(async (own) => {
    await sql`select from app_user where id = 'usr_bruno' for no key update`.execute(own);
    finishDecisions(server).then(finished.resolve, finished.reject);
    await untilSomebodyWaits(database);
    await forgetPerson(own, "usr_bruno", clock.now);
  });
  await finished.promise;
  const reasons = await database.selectFrom("audit_reason").selectAll().execute();
  expect(JSON.stringify(reasons)).not.toContain(NOTE);
});

it("an undone decision puts no picture of a restricted work on again", async () => {
  await insertCreation(database, { id: "fox", user_id: "usr_bruno" });
  await wear("usr_bruno", "fox");
  await report(ada);
  await decide(mira, takeDown);
  // The work's own decision became final meanwhile, while the profile wore nothing.
  await database
    .updateTable("creation")
    .set({ moderator_hidden: true })
    .where("id", "=", "fox")
    .execute();
  await undo(mira);
  const worn = await database.selectFrom("avatar_media").select("creation_id").execute();
  expect(worn).toEqual([]);
});

it("undone in time, everything is as it was, although an appeal was granted meanwhile", async () => {
  await report(ada);
  await decide(olivia, takeDown);
  await finishDecisions(server);
  const [{ id }] = (await bruno("GET", "/api/me/profile-statements")).body.items;
  await bruno("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
  await bruno("PATCH", "/api/me", { displayName: "Newer Name", bio: "Newer words" });
  pass(60);
  await report(ada);
  await decide(chiyo, { verdict: "clear" }, { of: "appeal", id: "usr_bruno" });
  pass(20);
  await decide(mira, takeDown);
  // The appeal becomes final, the decision about the reports does not yet.
  pass(-15);
  await finishDecisions(server);
  pass(15);
  await undo(mira);
  const { displayName, bio } = (await ada("GET", "/api/people/bruno")).body;
  expect([displayName, bio]).toEqual(["Newer Name", "Newer words"]);
});
