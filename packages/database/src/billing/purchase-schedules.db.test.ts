import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import type { applyPurchase } from "@kinora/domain/billing/apply-purchase";
import { askStore } from "@kinora/domain/billing/ask-store";
import { beginCheckout } from "@kinora/domain/billing/begin-checkout";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { STORE_TURNS, type StoreTurn, scriptedStore } from "@kinora/testing/billing/scripted-store";
import { createTestDatabase } from "@kinora/testing/database";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import fc from "fast-check";
import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import type { Schema } from "../schema.gen.ts";
import { postgresPasses } from "../subscription/postgres-passes.ts";
import { postgresSubscriptions } from "../subscription/postgres-subscriptions.ts";
import { postgresClaims } from "./postgres-claims.ts";
import { postgresPurchases } from "./postgres-purchases.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
});
const now = () => new Date("2026-11-28T12:00:00Z");
const ledger = postgresGemLedger(database);

/** Schedules of one purchase; `npm run prove -- purchases` for all 10,000. */
const SCHEDULES = Number(process.env.PURCHASE_SCHEDULES || 200);
const SEED = Number(process.env.PURCHASE_SEED || Math.floor(Math.random() * 2 ** 31));
let buyers = 0;

function openShop() {
  const storefront = scriptedStore();
  const portsOn = (executor: Database) => ({
    purchases: postgresPurchases(executor),
    storefrontOf: () => storefront,
    transact: <T>(work: (stores: Parameters<typeof applyPurchase>[0]) => Promise<T>) =>
      executor.transaction().execute((own) =>
        work({
          purchases: postgresPurchases(own),
          subscriptions: postgresSubscriptions(own),
          passes: postgresPasses(own),
          claims: postgresClaims(own),
          ledger: postgresGemLedger(own),
          record: recordEvent(own),
        }),
      ),
  });
  const whole = portsOn(database);
  const cut = portsOn(breakable);
  return {
    storefront,
    ask: (id: string) => askStore(whole, id, now),
    /** Asks with the connection cut after some statements; false when it was. */
    async askUntilCut(id: string, cutAt: Omit<Fuse, "blown">): Promise<boolean> {
      Object.assign(fuse, cutAt);
      const { blown } = fuse;
      try {
        await askStore(cut, id, now);
        return true;
      } catch (error) {
        if (fuse.blown === blown) throw error;
        return false;
      } finally {
        fuse.statementsLeft = null;
      }
    },
    async buy(userId: string, product: ProductId): Promise<{ id: string; ref: string }> {
      const { purchaseId: id } = await beginCheckout(
        {
          ...{ storefront, purchases: whole.purchases, newId: () => `purchase-${userId}` },
          transact: (work) =>
            work({ purchases: whole.purchases, subscriptions: postgresSubscriptions(database) }),
          pages: () => ({ returnTo: "/", backTo: "/" }),
        },
        { buyer: { id: userId, tier: "free" }, product, key: "k", now: now() },
      );
      return { id, ref: `cs_${id}` };
    },
  };
}

/** Spends some of what is there, as far as it goes. */
async function spend(userId: string, gems: number, key: string): Promise<number> {
  const { available } = await ledger.balance(userId, now());
  const spent = Math.min(gems, available);
  if (spent === 0) return 0;
  const hold = { userId, gems: spent, key, now: now(), expiresAt: new Date(+now() + 600_000) };
  const { holdId } = await ledger.hold({
    ...{ ...hold, purpose: { source: "create", subject: { noun: "creation", id: key } } },
    description: { code: "gem.correction", params: {} },
  });
  await ledger.settle({ holdId, gems: spent, key: `${key} done`, ourFault: false, now: now() });
  return spent;
}

const step = fc.record({
  turn: fc.constantFrom(...STORE_TURNS, "pay", "refund"),
  /** What happens while the store's answer is on its way. */
  meanwhile: fc.option(fc.constantFrom(...STORE_TURNS)),
  /** Statements after which the connection is cut, and whether the last one arrived. */
  cut: fc.option(
    fc.record({ statementsLeft: fc.integer({ min: 0, max: 30 }), afterwards: fc.boolean() }),
  ),
  spends: fc.integer({ min: 0, max: 900 }),
  isHeard: fc.boolean(),
});

const steps = fc.array(step, { minLength: 3, maxLength: 8 });

it(`a purchase is booked as the store has it in the end, through lost, late and repeated events and crashes at any statement (${SCHEDULES} schedules, seed ${SEED})`, {
  timeout: 60_000 + SCHEDULES * 2_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(...STORE_TURNS), async (steps, last) => {
      const userId = `buyer_${++buyers}`;
      await insertPerson(database, userId);
      const shop = openShop();
      const { id, ref } = await shop.buy(
        userId,
        buyers % 2 === 0 ? "gem_pack_1500" : "basic_pass_30",
      );
      let spent = 0;
      /** The store's next answer is overtaken by another event, which is heard first. */
      const overtakeWith = (next: StoreTurn | null) => {
        let due = next;
        shop.storefront.onAnswer = async () => {
          if (due === null) return;
          shop.storefront.turn(ref, due);
          due = null;
          const { statementsLeft } = fuse;
          fuse.statementsLeft = null;
          await shop.ask(id);
          fuse.statementsLeft = statementsLeft;
        };
      };
      for (const [at, { turn, meanwhile, cut, spends, isHeard }] of steps.entries()) {
        shop.storefront.turn(ref, turn);
        spent += await spend(userId, spends, `${userId} ${at}`);
        if (!isHeard) continue;
        overtakeWith(meanwhile);
        if (cut === null) await shop.ask(id);
        else await shop.askUntilCut(id, cut);
      }
      overtakeWith(last);
      const purchase = await shop.ask(id);
      await expectBooked(userId, purchase, shop.storefront.factsOf(ref), spent);
    }),
    { numRuns: SCHEDULES, seed: SEED, endOnFailure: true },
  );
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

type Settled = Awaited<ReturnType<ReturnType<typeof openShop>["ask"]>>;
type Facts = ReturnType<ReturnType<typeof scriptedStore>["factsOf"]>;

async function expectBooked(userId: string, purchase: Settled, facts: Facts, spent: number) {
  if (purchase === null) throw new Error("The purchase is gone.");
  const { granted, takenBack, gems } = purchase;
  expect(granted).toBe(facts.state === "paid" ? gems : 0);
  const byRefund = Math.floor((granted * facts.refunded) / 1_499);
  if (facts.dispute === "none") expect(takenBack).toBe(byRefund);
  if (facts.dispute === "lost") expect(takenBack).toBe(granted);
  if (facts.dispute === "open") expect(takenBack).toBeGreaterThanOrEqual(byRefund);
  if (purchase.product === "basic_pass_30") {
    const { tier } = await database
      .selectFrom("app_user")
      .select("tier")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(tier).toBe(granted > 0 && takenBack < gems ? "basic" : "free");
  }
  const { available, held, owed } = await ledger.balance(userId, now());
  expect(available + held - owed).toBe(granted - takenBack - spent);
}
