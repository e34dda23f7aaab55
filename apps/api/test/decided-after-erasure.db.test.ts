import { forgetPerson } from "@kinora/database/account/forget-person";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { database, clock, people } = server;
const { bruno, mira, olivia } = people;
const SENTENCE = "They wrote this about their neighbour.";

beforeEach(async () => {
  await database.deleteFrom("report").execute();
  await server.beginAnew();
});

let made = 0;
/** Inserts a person whose account is deleted later, with a work. */
async function maker(): Promise<{ userId: string; work: string }> {
  const userId = `maker-${made++}`;
  const work = `${userId}-work`;
  await database
    .insertInto("app_user")
    .values({ id: userId, handle: userId.replace("-", "_"), display_name: userId })
    .execute();
  await insertCreation(database, { id: work, user_id: userId, published_at: clock.now });
  return { userId, work };
}
const erase = (userId: string) =>
  database.transaction().execute((own) => forgetPerson(own, userId, clock.now));
const report = (work: string) =>
  bruno("POST", `/api/creations/${work}/reports`, { reason: "harassment", note: "" });
const hide = (work: string) =>
  mira("POST", `/api/moderation/cases/${work}/decision`, {
    ...{ verdict: "hide", rule: "harassment", note: SENTENCE },
  });
const act = (who: typeof mira, work: string, action: string) =>
  who("POST", `/api/creations/${work}/actions`, { action, reason: SENTENCE });
const hear = () =>
  hearAll(
    database,
    notificationListener(() => clock.now),
  );

/** Returns the tables in which the moderator's sentence stands. */
async function tablesWithSentence(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: with_ } = await sql`
      select 1 from ${sql.table(name)} t where row_to_json(t)::text like ${`%${SENTENCE}%`}
       limit 1`.execute(database);
    if (with_.length > 0) found.push(name);
  }
  return found;
}
const rowsOf = async (userId: string) => {
  const of = (table: "strike" | "notification" | "suspension") =>
    database.selectFrom(table).select("user_id").where("user_id", "=", userId).execute();
  return [...(await of("strike")), ...(await of("notification")), ...(await of("suspension"))];
};
const decided = async (work: string) =>
  (
    await database
      .selectFrom("creation_event")
      .select(["action", "rule", "reason"])
      .where("creation_id", "=", work)
      .where("role", "in", ["moderator", "owner"])
      .execute()
  ).map(({ action, rule, reason }) => [action, rule, reason]);

it("keeps neither a strike nor a sentence of a decision that becomes final after its person was erased", async () => {
  const { userId, work } = await maker();
  await report(work);
  expect((await hide(work)).status).toBe(200);
  await erase(userId);
  await finishDecisions(server);
  await hear();
  expect(await decided(work)).toEqual([["hide", "harassment", null]]);
  expect([await tablesWithSentence(), await rowsOf(userId)]).toEqual([[], []]);
  const { state } = await database
    .selectFrom("report")
    .select("state")
    .where("creation_id", "=", work)
    .executeTakeFirstOrThrow();
  expect(state).toBe("upheld");
});

it("forgets the sentence of a decision that was final before", async () => {
  const { userId, work } = await maker();
  await report(work);
  await hide(work);
  await finishDecisions(server);
  await hear();
  expect(await tablesWithSentence()).toContain("creation_event");
  await erase(userId);
  expect([await tablesWithSentence(), await rowsOf(userId)]).toEqual([[], []]);
});

it("writes no sentence about an erased person when staff act on a work of theirs that is kept", async () => {
  for (const action of ["hide", "delete"]) {
    const { userId, work } = await maker();
    await erase(userId);
    expect((await act(olivia, work, action)).status).toBe(200);
    await finishDecisions(server);
    await hear();
    expect(await decided(work)).toEqual([[action, null, null]]);
    expect([await tablesWithSentence(), await rowsOf(userId)]).toEqual([[], []]);
  }
});

it("does not suspend who is erased", async () => {
  const { userId } = await maker();
  await erase(userId);
  const wish = { rule: "harassment", note: SENTENCE, days: 7 };
  const answer = await olivia("POST", `/api/admin/people/${userId}/suspension`, wish);
  expect(answer).toMatchObject({ status: 404, body: { code: "PERSON_NOT_FOUND" } });
  expect([await tablesWithSentence(), await rowsOf(userId)]).toEqual([[], []]);
});

it("leaves nothing behind when the decision becomes final while its person is erased", async () => {
  for (let times = 0; times < 10; times += 1) {
    const { userId, work } = await maker();
    await report(work);
    await hide(work);
    await Promise.all([finishDecisions(server), erase(userId), finishDecisions(server)]);
    expect([await tablesWithSentence(), await rowsOf(userId)]).toEqual([[], []]);
  }
});
