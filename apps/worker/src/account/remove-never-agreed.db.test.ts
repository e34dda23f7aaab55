import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { findNeverAgreed } from "@kinora/database/legal/postgres-consents";
import { transact } from "@kinora/database/transact";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { removeNeverAgreed } from "./remove-never-agreed.ts";

const opened = await createTestDatabase();
const { database } = opened;
const boss = await openJobQueue({ url: opened.url, role: "producer", onError: () => {} });
afterAll(() => boss.stop({ graceful: false }));
const now = new Date("2026-11-20T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

/**
 * Creates an account whose first sign-in was `days` ago, or that never signed in (like the demo
 * accounts).
 */
async function signedUp(id: string, days: number, signedIn = true) {
  await database
    .insertInto("app_user")
    .values({
      ...{ id, handle: id, display_name: id, created_at: daysAgo(30) },
      first_sign_in_at: signedIn ? daysAgo(days) : null,
    })
    .execute();
}

it("removes unused accounts that have not agreed to the terms within a week, records it and keeps all others", async () => {
  await signedUp("silent", 8);
  await signedUp("recent", 6);
  await signedUp("agreed", 8);
  await sql`insert into legal_consent (user_id, terms, rules, privacy, least_age, at)
    values ('agreed', 'a', 'b', 'c', 16, ${daysAgo(8)})`.execute(database);
  await signedUp("maker", 8);
  await insertCreation(database, { id: "work", user_id: "maker" });
  await signedUp("given", 8);
  await database
    .updateTable("app_user")
    .set({ signup_awarded_at: daysAgo(8) })
    .where("id", "=", "given")
    .execute();
  await signedUp("staff", 8);
  await database.updateTable("app_user").set({ role: "admin" }).where("id", "=", "staff").execute();
  await signedUp("demo", 8, false);
  const lines: string[] = [];
  const run = () =>
    removeNeverAgreed(now, {
      find: (before, page) => findNeverAgreed(database, before, page),
      transact: (work) =>
        transact(database, boss, ({ consents, audit }) => work({ consents, audit })),
      log: (line) => lines.push(line),
    });
  await run();
  await run();
  const left = await database.selectFrom("app_user").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(["agreed", "demo", "given", "maker", "recent", "staff"]);
  expect(lines).toEqual(["Removed 1 account that had not agreed to the terms in 7 days."]);
  const audit = await database
    .selectFrom("audit_line")
    .select(["action", "subject_id", "after"])
    .execute();
  expect(audit).toEqual([
    { action: "person.erased", subject_id: "silent", after: { why: "never agreed" } },
  ]);
});
