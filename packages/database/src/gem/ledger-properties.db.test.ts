import { createTestDatabase } from "@kinora/testing/database";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { ledgerCommand } from "@kinora/testing/gem/ledger-command";
import { playLedger } from "@kinora/testing/gem/play-ledger";
import { orderStep, playOrders } from "@kinora/testing/gem/play-orders";
import fc from "fast-check";
import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import type { Schema } from "../schema.gen.ts";
import { postgresGemAudit } from "./postgres-gem-audit.ts";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";
import { postgresGemUpkeep } from "./postgres-gem-upkeep.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
});
const ledger = postgresGemLedger(database);
const breakableLedger = postgresGemLedger(breakable);

/** Runs of 60 operations each; `npm run prove -- ledger` for a long run. */
const RUNS = Number(process.env.LEDGER_RUNS || 5);
const SEED = Number(process.env.LEDGER_SEED || Math.floor(Math.random() * 2 ** 31));
let people = 0;
async function newPerson(): Promise<string> {
  const id = `person-${++people}`;
  await database
    .insertInto("app_user")
    .values({ id, handle: `person_${people}`, display_name: id, email: `${id}@example.com` })
    .execute();
  return id;
}

async function lotsOf(userId: string) {
  const rows = await database
    .selectFrom("gem_lot")
    .select(["remaining", "expires_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ remaining: row.remaining, expiresAt: row.expires_at }));
}

it(`follows the rules through crashes at any statement, over ${RUNS * 60} operations`, {
  timeout: 180_000 + RUNS * 6_000,
}, async () => {
  const sequences = fc.tuple(
    fc.array(ledgerCommand, { minLength: 60, maxLength: 60 }),
    // Number of statements after which each call fails, and whether the last one arrived.
    fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 24 }), fc.boolean())),
  );
  await fc.assert(
    fc.asyncProperty(sequences, async ([commands, crashes]) => {
      const userId = await newPerson();
      await playLedger(
        {
          userId,
          async call(work) {
            const [statementsLeft, afterwards] = crashes.next().value;
            Object.assign(fuse, { statementsLeft, afterwards });
            const broken = fuse.blown;
            try {
              return await work(breakableLedger);
            } catch (error) {
              if (fuse.blown === broken) throw error;
              return await work(ledger);
            } finally {
              fuse.statementsLeft = null;
            }
          },
          expireLots: async (now) => {
            await postgresGemUpkeep(database).expireLots(userId, now);
          },
          lots: () => lotsOf(userId),
        },
        commands,
      );
    }),
    // Shrinking takes minutes here; the printed seed and path repeat it.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(fuse.blown).toBeGreaterThan(RUNS * 12);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

it("extends a lot's life once and only for an internal error, whatever is ordered and cancelled", async () => {
  const sequences = fc.array(orderStep, { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const userId = await newPerson();
      await playOrders({ userId, ledger, lots: () => lotsOf(userId) }, steps);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});
