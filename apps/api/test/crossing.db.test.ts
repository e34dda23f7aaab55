import { sha256 } from "@kinora/database/audit/postgres-audit-log";
import { readAuditLines } from "@kinora/database/audit/read-audit-lines";
import { verifyAudit } from "@kinora/domain/audit/audit-chain";
import { BAD_FAITH } from "@kinora/domain/moderation/strike-reporters";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database } = server;
const [mira, olivia, chiyo] = [as("mira"), as("olivia"), as("chiyo")];
for (const person of [as("ada"), mira, olivia, chiyo]) await person("GET", "/api/me");
await database
  .updateTable("app_user")
  .set({ role: "admin" })
  .where("id", "=", "usr_chiyo")
  .execute();

/** Ids that sort before and after the id of the person who makes the correction. */
const PEOPLE = Array.from({ length: 12 }, (_, index) => `${index % 2 ? "a" : "z"}_${index}`);
await database
  .insertInto("app_user")
  .values(PEOPLE.map((id) => ({ id, handle: id, display_name: id })))
  .execute();

afterEach(async () => {
  expect((await verifyAudit(readAuditLines(database), [], sha256)).flaws).toEqual([]);
});

type Answers = readonly { readonly status: number; readonly body: unknown }[];
const failed = (answers: Answers) => answers.filter(({ status }) => status >= 500);

/** Reports a work of ada's from every one of PEOPLE. */
async function report(work: string, state: "open" | "dismissed") {
  await insertCreation(database, { id: work, user_id: "usr_ada" });
  const about = { creation_id: work, reason: "harassment", note: "", weight: 1, state };
  const resolved_at = state === "open" ? null : clock.now;
  const rows = PEOPLE.map((reporter_id) => ({
    ...{ ...about, id: `${work}-${reporter_id}`, reporter_id, created_at: clock.now, resolved_at },
  }));
  await database.insertInto("report").values(rows).execute();
}

it("decides about many reporters while other staff disable the same users", async () => {
  for (let work = 0; work < BAD_FAITH; work += 1) await report(`unfounded-${work}`, "dismissed");
  const at = clock.now;
  const strikes = PEOPLE.flatMap((user_id) =>
    ["first", "second"].map((digest) => ({
      ...{ id: `${user_id}-${digest}`, user_id, source: "work", reason: "spam", digest, at },
      expires_at: new Date(at.getTime() + 60_000),
    })),
  );
  await database.insertInto("strike").values(strikes).execute();
  await report("unfounded", "open");
  const wish = { rule: "spam", note: "", days: 3 };
  await mira("POST", "/api/moderation/cases/unfounded/decision", { verdict: "show" });
  const finished = finishDecisions(server);
  const answers = await Promise.all([
    ...PEOPLE.toReversed().flatMap((id) =>
      [olivia, chiyo].map((who) => who("POST", `/api/admin/people/${id}/suspension`, wish)),
    ),
  ]);
  await finished;
  expect(failed(answers)).toEqual([]);
  const inForce = await database
    .selectFrom("suspension")
    .innerJoin("app_user", "app_user.id", "suspension.user_id")
    .select("app_user.id")
    .where("suspension.ended_at", "is", null)
    .where("app_user.disabled_at", "is not", null)
    .orderBy("app_user.id")
    .execute();
  expect(inForce.map(({ id }) => id)).toEqual(PEOPLE.toSorted());
});

it("corrects gems of users whose role an owner changes concurrently", async () => {
  const wish = { direction: "give", gems: 1, reason: "Outage" };
  const answers = await Promise.all(
    PEOPLE.flatMap((id) => [
      olivia("POST", `/api/admin/people/${id}/corrections`, wish, `of ${id}`),
      olivia("PUT", `/api/admin/people/${id}/role`, { role: "moderator" }),
      olivia("POST", `/api/admin/people/${id}/corrections`, wish, `again of ${id}`),
      olivia("PUT", `/api/admin/people/${id}/role`, { role: "owner" }),
    ]),
  );
  expect(failed(answers)).toEqual([]);
});
