import { ALLOWANCES, givesAccess, PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import type { ApplyStores } from "@kinora/domain/subscription/apply-subscription";
import { askAboutSubscription } from "@kinora/domain/subscription/ask-about-subscription";
import { giveDueAllowances } from "@kinora/domain/subscription/give-allowances";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { PLAN_TURNS, scriptedPlanStore } from "@kinora/testing/subscription/scripted-plan-store";
import fc from "fast-check";
import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import { postgresClaims } from "../billing/postgres-claims.ts";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import type { Schema } from "../schema.gen.ts";
import { postgresPasses } from "./postgres-passes.ts";
import { postgresSubscriptions } from "./postgres-subscriptions.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
});

/** Schedules of one plan; `npm run prove -- subscriptions` for all 10,000. */
const SCHEDULES = Number(process.env.SUBSCRIPTION_SCHEDULES || 40);
const SEED = Number(process.env.SUBSCRIPTION_SEED || Math.floor(Math.random() * 2 ** 31));
const START = new Date("2027-01-31T09:00:00Z");
const HOUR = 3_600_000;
let holders = 0;

/** A person with a plan that nobody has paid for yet. */
async function openPlan() {
  const userId = `holder_${++holders}`;
  await insertPerson(database, userId);
  const [id, ref] = [`sub ${userId}`, `ref ${userId}`];
  const scripted = scriptedPlanStore(ref);
  const subscriptions = postgresSubscriptions(database);
  await subscriptions.add(
    {
      ...{ id, userId, store: "stripe", environment: "test", plan: "basic_monthly" },
      ...{ price: { amount: 999, currency: "USD" }, customerRef: null, createdAt: START },
    },
    "key",
  );
  await subscriptions.setPage(id, { ref: `checkout ${userId}`, url: "http://127.0.0.1/pay" });
  const portsOn = (executor: Database) => ({
    subscriptions: postgresSubscriptions(executor),
    transact: <T>(work: (stores: ApplyStores) => Promise<T>) =>
      executor.transaction().execute((own) =>
        work({
          subscriptions: postgresSubscriptions(own),
          passes: postgresPasses(own),
          claims: postgresClaims(own),
          ledger: postgresGemLedger(own),
          record: recordEvent(own),
        }),
      ),
    planStoreOf: () => ({ ...scripted.store }) as never,
    log: () => {},
  });
  const whole = portsOn(database);
  const cut = portsOn(breakable);
  const work = async (ports: typeof whole, now: Date) => {
    await askAboutSubscription(ports, id, () => now);
    const findDue = async () => [userId];
    await giveDueAllowances({ findDue, transact: ports.transact, log: fail }, () => now);
  };
  return {
    ...{ id, userId, scripted },
    settle: (now: Date) => work(whole, now),
    async settleUntilCut(now: Date, at: Omit<Fuse, "blown">): Promise<void> {
      Object.assign(fuse, at);
      const { blown } = fuse;
      await work(cut, now).catch((error) => {
        if (fuse.blown === blown) throw error;
      });
      fuse.statementsLeft = null;
    },
  };
}

const fail = (message: string) => {
  throw new Error(message);
};

/** Everything that a person has from their plan. */
async function stateOf(userId: string) {
  const person = await database
    .selectFrom("app_user")
    .select(["tier"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const given = await database
    .selectFrom("allowance")
    .select(["anchor", "month", "tier", "gems", "taken_back"])
    .where("user_id", "=", userId)
    .orderBy("anchor")
    .orderBy("month")
    .orderBy("tier")
    .execute();
  const { available } = await postgresGemLedger(database).balance(userId, START);
  return { tier: person.tier, given, available };
}

const step = fc.record({
  turn: fc.constantFrom(...PLAN_TURNS, "upgrade", "nothing"),
  hours: fc.integer({ min: 0, max: 45 * 24 }),
  /** Crashes before it is heard: statements until then, and whether the last one arrived. */
  cuts: fc.array(
    fc.record({ statementsLeft: fc.integer({ min: 0, max: 30 }), afterwards: fc.boolean() }),
    { maxLength: 2 },
  ),
  repeats: fc.integer({ min: 1, max: 2 }),
});

it(`a plan gives the same after crashes and repeated events as without them (${SCHEDULES} schedules, seed ${SEED})`, {
  timeout: 60_000 + SCHEDULES * 2_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const [plan, model] = [await openPlan(), await openPlan()];
      let now = START;
      for (const { turn, hours, cuts, repeats } of [
        { turn: "pay" as const, hours: 0, cuts: [], repeats: 1 },
        ...steps,
      ]) {
        now = new Date(+now + hours * HOUR);
        for (const { scripted } of [plan, model]) scripted.turn(turn, now);
        for (const cut of cuts) await plan.settleUntilCut(now, cut);
        for (let nth = 0; nth < repeats; nth += 1) await plan.settle(now);
        await model.settle(now);
      }
      const state = await stateOf(plan.userId);
      expect(state).toEqual(await stateOf(model.userId));
      expectSound(state, plan.scripted.facts(now), plan.scripted.paidPlan());
    }),
    { numRuns: SCHEDULES, seed: SEED, endOnFailure: true },
  );
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

type State = Awaited<ReturnType<typeof stateOf>>;
type Facts = ReturnType<ReturnType<typeof scriptedPlanStore>["facts"]>;

function expectSound(
  { tier, given, available }: State,
  { state }: Facts,
  paidPlan: PlanId | null,
): void {
  const held = paidPlan === null ? null : PLAN_TABLE[paidPlan];
  const tierHeld = held?.line === "tier" && givesAccess(state) ? held.tier : "free";
  expect(tier).toBe(tierHeld);
  expect(available).toBe(given.reduce((sum, { gems, taken_back: back }) => sum + gems - back, 0));
  const months = new Map<string, number>();
  for (const { anchor, month, gems } of given) {
    const key = `${anchor.toISOString()} ${month}`;
    months.set(key, (months.get(key) ?? 0) + gems);
  }
  for (const gems of months.values()) expect(gems).toBeLessThanOrEqual(ALLOWANCES.pro);
}
