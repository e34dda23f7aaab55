import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALLOWANCES, PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { storesOnPool } from "@kinora/database/transact";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { allHeard } from "@kinora/testing/event/hear-all";
import { type RawBuilder, sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { openOrders } from "../orders.ts";
import { openDeadlyShop } from "./deadly-shop.ts";
import { MANY, makeDue, openKills } from "./kill-worker.ts";

/** `npm run prove -- shop-kills` runs more. */
const KILLS = Number(process.env.SHOP_KILLS || 4);
const SEED = Number(process.env.SHOP_SEED || Math.floor(Math.random() * 2 ** 31));
/** A life that does all that waits has about as many moments. */
const SPAN = 90;
const LIFE_MS = 20_000;
const DAY = 86_400_000;
const DAYS = 10;
const TASKS = [
  ...["handle events of stores", "answer questions about refunds", "extend plans"],
  ...["ask about subscriptions", "ask about unpaid purchases", "tell stores what was granted"],
];

const { database, url } = await createTestDatabase();
const orders = await openOrders(url);
const stores = storesOnPool(database, orders.boss);
const directory = mkdtempSync(join(tmpdir(), "kinora-shop-kill-"));
const cleanUp: (() => unknown)[] = [
  () => rmSync(directory, { recursive: true, force: true }),
  () => orders.close(),
];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});
await insertPerson(database, "olivia");

type Shop = Awaited<ReturnType<typeof openDeadlyShop>>;
const sessionOf = (page: string) => page.slice(page.lastIndexOf("/") + 1);

/** Somebody who paid for a plan and a pack at Stripe, and for a pack in the app that Apple asks about. */
async function addBuyer({ stripe, stripeStore, apple }: Shop, nth: number): Promise<string> {
  const userId = `buyer${nth}`;
  await insertPerson(database, userId);
  const now = new Date();
  const own = { userId, store: "stripe", environment: "simulated", createdAt: now } as const;
  const pages = { returnTo: "http://localhost/back", backTo: "http://localhost/gems" };
  const expiresAt = new Date(+now + DAY / 12);
  const id = newId();
  const plan = { ...own, id, plan: "basic_monthly", customerRef: null } as const;
  const { cents } = PLAN_TABLE[plan.plan];
  await stores.subscriptions.add({ ...plan, price: { amount: cents, currency: "USD" } }, id);
  const order = { ...plan, ...pages, expiresAt, subscriptionId: id };
  const page = await stripeStore.subscribe(order);
  await stores.subscriptions.setPage(id, page);
  await stripe.commands.pay({ session: sessionOf(page.url), how: "now" });
  const pack = { ...own, id: newId(), product: "gem_pack_1500", gems: 1_500 } as const;
  const price = { amount: SHOP.gem_pack_1500.cents, currency: "USD" };
  await stores.purchases.add({ ...pack, price }, pack.id);
  const bought = await stripeStore.open({ ...pack, ...pages, expiresAt, purchaseId: pack.id });
  await stores.purchases.setPage(pack.id, bought);
  await stripe.commands.pay({ session: sessionOf(bought.url), how: "now" });
  await stores.receipts.setConsent(userId, now);
  const token = await stores.receipts.tokenOf(userId);
  apple.requestConsumption(apple.buy({ product: "gem_pack_3750", token }));
  return id;
}

/** Staff extend each plan once. */
async function extendPlans(): Promise<void> {
  const plans = await sql<{ id: string; period_end: Date }>`
    select id, period_end from subscription
     where state = 'active' and not exists (
       select from plan_extension where subscription_id = subscription.id)`.execute(database);
  for (const { id, period_end: wasUntil } of plans.rows) {
    const wish = { id: newId(), subscriptionId: id, days: DAYS, gems: 0, reason: "The outage" };
    const until = new Date(+wasUntil + DAYS * DAY);
    const askedAt = new Date(Date.now() - DAY / 24);
    const by = { askedById: "olivia", askedAt, wasUntil, until };
    await stores.extensions.add({ ...wish, ...by }, wish.id);
  }
}

/** Lets the time pass after which what a dead worker had taken is another's. */
async function passTime(): Promise<void> {
  await sql`update subscription set leased_until = null`.execute(database);
  await sql`update store_event set due_at = now() where handled_at is null`.execute(database);
  await sql`update refund_inquiry set due_at = now() where state = 'due'`.execute(database);
  await sql`update plan_extension set due_at = now() where state = 'asked'`.execute(database);
  await makeDue(database, TASKS);
}

const countOf = async (query: RawBuilder<{ count: number }>) =>
  (await query.execute(database)).rows[0]?.count ?? 0;

/** Counts what stores said and nobody has booked. */
const unheard = () =>
  countOf(sql`select ((select count(*) from store_event where handled_at is null)
                    + (select count(*) from subscription where state = 'pending'))::int as count`);

/** Counts questions and extensions that no store has been told. */
const unanswered = () =>
  countOf(sql`select ((select count(*) from refund_inquiry where state = 'due')
                    + (select count(*) from plan_extension where state = 'asked'))::int as count`);

async function checkBuyer({ stripe, told }: Shop, plan: string): Promise<void> {
  const held = await stores.subscriptions.find(plan);
  const { rows } = await sql<{ kind: string; gems: number }>`
    select kind, sum(amount)::int as gems from gem_lot where user_id = ${held?.userId ?? ""}
     group by kind order by kind`.execute(database);
  expect(rows.filter(({ kind }) => kind !== "gift")).toEqual([
    { kind: "pack", gems: 1_500 + 3_750 },
    { kind: "subscription", gems: ALLOWANCES.basic },
  ]);
  // A tenth of the pack that was heard of first, at most 300, once.
  expect([150, 300]).toContain(rows.find(({ kind }) => kind === "gift")?.gems);
  const extended = await database
    .selectFrom("plan_extension")
    .select(["state", "until"])
    .where("subscription_id", "=", plan)
    .execute();
  expect(extended.map(({ state }) => state)).toEqual(["done"]);
  const atStripe = stripe.snapshot().subscriptions[held?.ref ?? ""];
  const until = Math.floor(+(extended[0]?.until ?? 0) / 1_000);
  expect([atStripe?.trialEnd, held?.periodEnd]).toEqual([until, new Date(until * 1_000)]);
  const asked = await database
    .selectFrom("refund_inquiry")
    .innerJoin("payment", "payment.ref", "payment_ref")
    .select(["refund_inquiry.state", "payment_ref"])
    .where("payment.user_id", "=", held?.userId ?? "")
    .execute();
  expect(asked.map(({ state }) => state)).toEqual(["answered"]);
  // As often as it was told, the same.
  expect(new Set(told.get(asked[0]?.payment_ref ?? "")).size).toBe(1);
}

test(
  `${KILLS} kills of a worker that books what stores say, answers them and extends plans (seed ${SEED}): each once, and all of it`,
  async () => {
    const dies = () => kills.moment();
    const shop = await openDeadlyShop({ directory, stores, dies });
    cleanUp.push(() => shop.close());
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN, environment: shop.environment },
      focus:
        /"?(subscription|allowance|purchase|store_event|store_claim|refund_inquiry|plan_extension|payment)"?/,
    });
    cleanUp.push(() => kills.close());
    if (KILLS > MANY) await kills.compile();
    const plans: string[] = [];
    while (kills.kills() < KILLS) {
      if ((await unheard()) + (await unanswered()) < 12)
        plans.push(await addBuyer(shop, plans.length));
      await shop.deliver();
      await extendPlans();
      await passTime();
      await kills.live();
    }
    await shop.deliver();
    await passTime();
    await kills.spare(unheard, 0);
    await extendPlans();
    await passTime();
    await kills.spare(async () => {
      const left = (await unheard()) + (await unanswered());
      if (left === 0) await allHeard(database);
      return left;
    }, 0);
    for (const plan of plans) await checkBuyer(shop, plan);
    expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
    const { rows } = await sql<{ code: string; told: number }>`
      select code, count(*)::int as told from notification
       where code in ('plan.extended', 'subscription.started') group by code order by code`.execute(
      database,
    );
    expect(rows).toEqual([
      { code: "plan.extended", told: plans.length },
      { code: "subscription.started", told: plans.length },
    ]);
    console.log(`${JSON.stringify(kills.counts)}; ${plans.length} buyers`);
  },
  120_000 + KILLS * LIFE_MS,
);
