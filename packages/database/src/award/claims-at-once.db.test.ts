import { insertPerson } from "@kinora/testing/account/insert-person";
import { claimOn } from "@kinora/testing/award/claim-on";
import { createTestDatabase } from "@kinora/testing/database";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import type { Schema } from "../schema.gen.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
});
/** A Tuesday, so that the seventh day is the Monday of the next week. */
const onDay = (day: number) => new Date(Date.parse("2026-06-16T09:00:00Z") + day * 86_400_000);
const LAST = onDay(6);
const BOTH = ["streak_7 10", "weekly 15"];

/**
 * A person whose next claim completes a streak of 7 days and, because the rest of that week is
 * already noted, a week of 5 active days.
 */
async function almostThere(id: string): Promise<void> {
  await insertPerson(database, id);
  for (let day = 0; day < 6; day += 1) await claimOn(database, id, onDay(day));
  for (const day of ["2026-06-23", "2026-06-24", "2026-06-25", "2026-06-26"])
    await database.insertInto("award_day").values({ user_id: id, day }).execute();
}

const awardsOf = async (userId: string) => {
  const rows = await database
    .selectFrom("award")
    .select(["award", "gems"])
    .where("user_id", "=", userId)
    .where("at", "=", LAST)
    .orderBy("award")
    .execute();
  return rows.map(({ award, gems }) => `${award} ${gems}`);
};
const eventsOf = (userId: string) =>
  database
    .selectFrom("domain_event")
    .select("type")
    .where("user_id", "=", userId)
    .where("type", "=", "award.granted")
    .execute();

it("grants everything once for sixteen claims at once", async () => {
  await almostThere("at_once");
  const before = (await postgresGemLedger(database).balance("at_once", LAST)).available;
  const answers = await Promise.allSettled(
    Array.from({ length: 16 }, () => claimOn(database, "at_once", LAST)),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await awardsOf("at_once")).toEqual(BOTH);
  const after = (await postgresGemLedger(database).balance("at_once", LAST)).available;
  expect(after - before).toBe(10 + 10 + 15);
});

it("grants everything or nothing when the connection is cut at any statement, and once after a retry", async () => {
  for (let statements = 0, whole = false; !whole; statements += 1) {
    for (const afterwards of [false, true]) {
      const id = `cut_${statements}_${afterwards}`;
      await almostThere(id);
      const before = await eventsOf(id);
      Object.assign(fuse, { statementsLeft: statements, afterwards });
      const broken = fuse.blown;
      const tried = await claimOn(breakable, id, LAST).catch(() => null);
      fuse.statementsLeft = null;
      whole = fuse.blown === broken;
      if (tried === null) {
        const half = await awardsOf(id);
        expect([[], BOTH]).toContainEqual(half);
        await claimOn(database, id, LAST).catch((error: unknown) =>
          expect(error).toMatchObject({ code: "DAILY_ALREADY_CLAIMED" }),
        );
      }
      expect(await awardsOf(id)).toEqual(BOTH);
      expect((await eventsOf(id)).length - before.length).toBe(2);
    }
  }
  expect(fuse.blown).toBeGreaterThan(20);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});
