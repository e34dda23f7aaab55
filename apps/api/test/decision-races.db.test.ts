import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { untilSomebodyWaits } from "@kinora/testing/until-somebody-waits";
import { expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database, parts } = server;
const mira = as("mira");
for (const person of [as("ada"), as("olivia"), mira]) await person("GET", "/api/me");

/** Creates a user whose next unfounded report disables the account. */
async function onTheBrink(id: string): Promise<void> {
  await insertPerson(database, id);
  for (let times = 0; times < 4; times += 1)
    await database
      .insertInto("report")
      .values(reportOf(id, `old-${id}-${times}`, true))
      .execute();
  const strike = { source: "words", reason: "hate", at: clock.now };
  const expires_at = new Date(clock.now.getTime() + 86_400_000);
  for (const digest of ["one", "two"])
    await database
      .insertInto("strike")
      .values({ ...strike, id: `${id} ${digest}`, user_id: id, digest, expires_at })
      .execute();
}

const reportOf = (reporter_id: string, id: string, isOver = false) => ({
  ...{ id, reporter_id, creation_id: "work", reason: "harassment", note: "", weight: 1 },
  ...{ took_away: false, created_at: clock.now },
  ...(isOver ? { state: "dismissed", resolved_at: clock.now } : {}),
});

it("a decision that disables several users does not deadlock with one that holds the audit log", async () => {
  await insertCreation(database, { id: "work", user_id: "usr_ada" });
  for (const id of ["reporter_1", "reporter_2"]) {
    await onTheBrink(id);
    await database
      .insertInto("report")
      .values(reportOf(id, `open-${id}`))
      .execute();
  }
  await mira("POST", "/api/moderation/cases/work/decision", { verdict: "show" });
  const finished = Promise.withResolvers<void>();
  // Simulates staff disabling the second of them at the same moment.
  await parts.transact(async ({ suspensions, audit }) => {
    await suspensions.lockPerson("reporter_2");
    finishDecisions(server).then(finished.resolve, finished.reject);
    await untilSomebodyWaits(database);
    await audit({
      ...{ action: "person.suspended", actorId: "usr_olivia", reason: "", requestId: null },
      ...{ subject: { noun: "person", id: "reporter_2" }, before: {}, after: {}, at: clock.now },
    });
  });
  await finished.promise;
  const disabled = database
    .selectFrom("app_user")
    .select("id")
    .where("disabled_at", "is not", null);
  expect((await disabled.orderBy("id").execute()).map(({ id }) => id)).toEqual([
    "reporter_1",
    "reporter_2",
  ]);
});
