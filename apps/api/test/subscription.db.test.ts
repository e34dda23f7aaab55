import { STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { askAboutDue } from "@kinora/domain/subscription/ask-about-subscription";
import { giveDueAllowances } from "@kinora/domain/subscription/give-allowances";
import { settleDuePasses } from "@kinora/domain/subscription/passes";
import { serveStore } from "@kinora/store-simulators/serve-store";
import type { SentEvent } from "@kinora/store-simulators/stripe/events/deliver";
import { SHOP_PRODUCTS } from "@kinora/store-simulators/stripe/serve-shop";
import { openStripeSimulator } from "@kinora/store-simulators/stripe/stripe-simulator";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { planStoreIn } from "../src/subscription/ask-about.ts";
import { startTestServer } from "./test-server.ts";

const secretKey = "sk_test_simulated";
const webhookSecret = "whsec_simulated";
/** Today, as the server and the store see it. */
let today = new Date("2027-01-31T09:00:00Z");
let post = async (_event: SentEvent) => false;
const stripe = await openStripeSimulator({
  ...{ secretKey, webhookSecret, now: () => today, send: (event) => post(event) },
  pageOf: (id) => `http://localhost:4310/checkout/${id}`,
  products: SHOP_PRODUCTS,
});
const served = await serveStore((request) => stripe.answer(request));
afterAll(() => served.close());
const settings = { secretKey, webhookSecret, simulator: served.origin };
const shop = await startTestServer({ stripe: { ...settings, environment: "simulated" } });
const { server, clock, database } = shop;
post = async ({ body, headers }) => {
  const sent = { method: "POST", url: STRIPE_EVENTS_PATH, payload: body, headers } as const;
  return (await server.inject(sent)).statusCode < 300;
};

let members = 0;
let member = shop.as("ada");
let userId = "";
beforeEach(async () => {
  // Time goes back: what is left of the test before is forgotten.
  today = new Date("2027-01-31T09:00:00Z");
  clock.now = today;
  await database.deleteFrom("store_event").execute();
  members += 1;
  const handle = `member${"abcdefghijklm"[members]}`;
  userId = `usr_${handle}`;
  await insertPerson(database, userId);
  member = shop.as(handle);
});

const sessionOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const subscribe = (plan: string, key = `${plan} ${members}`) =>
  member("POST", "/api/subscriptions", { plan }, key);
/** Gems of plans; everybody has others as well. */
const balance = () => subscriptions.countPlanGems(userId, today);
const held = async () => (await member("GET", "/api/subscriptions")).body.held;
const tier = async () => (await member("GET", "/api/me")).body.tier;
const { subscriptions } = shop.parts.stores;

/** Moves the clock; the store does what has become due, and all its events are handled. */
async function at(moment: string): Promise<void> {
  today = new Date(moment);
  clock.now = today;
  await deliver();
}

async function deliver(): Promise<void> {
  await stripe.deliver();
  await vi.waitFor(async () => {
    const due = database.selectFrom("store_event").select("id").where("handled_at", "is", null);
    expect(await due.execute()).toEqual([]);
  }, 60_000);
}

async function take(plan: string): Promise<{ id: string; ref: string }> {
  const { body } = await subscribe(plan);
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  const found = await subscriptions.find(body.subscriptionId);
  return { id: body.subscriptionId, ref: found?.ref ?? "" };
}

it("a plan gives its tier at once, and gems on the last day of each short month", async () => {
  const { body: page } = await subscribe("basic_monthly");
  expect((await subscribe("basic_monthly")).body).toEqual(page);
  const address = `/api/billing/simulated-checkouts/${sessionOf(page.url)}`;
  expect((await member("GET", address)).body).toMatchObject({
    ...{ product: null, plan: "basic_monthly", state: "open" },
    price: { amount: 999, currency: "USD" },
  });
  expect(await tier()).toBe("free");
  expect((await member("POST", address, { pay: "now" })).body.state).toBe("paid");
  await deliver();
  expect(await tier()).toBe("basic");
  expect(await balance()).toBe(1_000);
  expect(await held()).toMatchObject([
    {
      ...{ state: "active", hasAccess: true, plan: "basic_monthly" },
      nextGems: { gems: 1_000, at: "2027-02-28T09:00:00.000Z" },
    },
  ]);
  await at("2027-02-28T08:59:00Z");
  expect(await balance()).toBe(1_000);
  await at("2027-02-28T09:00:01Z");
  expect(await balance()).toBe(2_000);
  await at("2027-03-31T09:00:01Z");
  expect(await balance()).toBe(3_000);
  // Three months' worth are unspent.
  await at("2027-04-30T09:00:01Z");
  expect(await balance()).toBe(3_000);
  expect((await subscribe("pro_monthly")).body).toMatchObject({ code: "PLAN_HELD" });
});

it("a rise counts at once for the difference, a fall at the end of the period, and neither gives twice", async () => {
  const { id } = await take("basic_monthly");
  await at("2027-02-14T09:00:00Z");
  const { body: rise } = await member("GET", `/api/subscriptions/${id}/plan-changes/pro_monthly`);
  expect(rise).toMatchObject({ counts: "now", due: { amount: 1_000 }, gems: 1_250 });
  const risen = await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_monthly" });
  expect(risen.body).toMatchObject({ plan: "pro_monthly", state: "active" });
  await deliver();
  expect(await tier()).toBe("pro");
  expect(await balance()).toBe(2_250);
  const { body: fall } = await member("GET", `/api/subscriptions/${id}/plan-changes/basic_monthly`);
  expect(fall).toMatchObject({ counts: "later", at: "2027-02-28T09:00:00.000Z", gems: 0 });
  const falling = await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "basic_monthly" });
  expect(falling.body).toMatchObject({ plan: "pro_monthly", nextPlan: "basic_monthly" });
  expect(await tier()).toBe("pro");
  // Kept after all, then planned again.
  const kept = await member("DELETE", `/api/subscriptions/${id}/cancellation`);
  expect(kept.body).toMatchObject({ plan: "pro_monthly", nextPlan: null });
  await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "basic_monthly" });
  await at("2027-02-28T09:00:01Z");
  expect(await tier()).toBe("basic");
  expect(await held()).toMatchObject([{ plan: "basic_monthly", nextPlan: null }]);
  expect(await balance()).toBe(3_000);
});

it("a card that is declined changes nothing, and the next press is a new request", async () => {
  const { id, ref } = await take("basic_monthly");
  await decline(ref, true);
  const change = () => member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_monthly" });
  expect((await change()).body.code).toBe("PAYMENT_DECLINED");
  expect(await tier()).toBe("basic");
  await decline(ref, false);
  expect((await change()).body).toMatchObject({ plan: "pro_monthly" });
  expect(await balance()).toBe(3_500);
});

it("a renewal that fails keeps the plan for seven days, then holds it, and goes on when it is paid", async () => {
  const { ref } = await take("basic_monthly");
  await decline(ref, true);
  await at("2027-02-28T09:00:01Z");
  expect(await held()).toMatchObject([{ state: "in_grace_period", hasAccess: true }]);
  // By then the store has sent nothing new: the clock asks it.
  await askAt("2027-03-07T09:01:00Z");
  expect(await held()).toMatchObject([{ state: "on_hold", hasAccess: false, nextGems: null }]);
  expect(await tier()).toBe("free");
  await decline(ref, false);
  await at("2027-03-08T10:00:00Z");
  expect(await held()).toMatchObject([{ state: "active" }]);
  expect(await tier()).toBe("basic");
});

it("cancelling is one press and keeps what was paid for; ended, a new plan gives gems anew", async () => {
  const { id } = await take("pro_monthly");
  const ending = await member("POST", `/api/subscriptions/${id}/cancellation`);
  expect(ending.body).toMatchObject({ state: "canceled", hasAccess: true, nextGems: null });
  expect(
    (await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_yearly" })).body,
  ).toMatchObject({
    code: "PLAN_UNCHANGED",
  });
  const kept = await member("DELETE", `/api/subscriptions/${id}/cancellation`);
  expect(kept.body).toMatchObject({ state: "active" });
  await member("POST", `/api/subscriptions/${id}/cancellation`);
  await at("2027-02-28T09:00:01Z");
  expect(await held()).toEqual([]);
  expect(await tier()).toBe("free");
  expect(await balance()).toBe(3_500);
  today = new Date("2027-03-02T09:00:00Z");
  clock.now = today;
  const { body } = await subscribe("basic_yearly", "again");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  // 3,500 are unspent: more than three months of Basic.
  expect(await balance()).toBe(3_500);
  expect(await tier()).toBe("basic");
});

it("a year gives twelve times its gems, also after the server was off for months", async () => {
  await take("pro_yearly");
  expect(await balance()).toBe(3_500);
  await at("2027-04-30T12:00:00Z");
  await giveDue();
  expect(await balance()).toBe(10_500);
  const given = await database
    .selectFrom("allowance")
    .select(["month", "gems"])
    .where("user_id", "=", userId)
    .orderBy("month")
    .execute();
  expect(given.map(({ gems }) => gems)).toEqual([3_500, 3_500, 3_500, 0]);
});

it("nobody else sees or changes a plan, and a page that was left makes way for another", async () => {
  const { body: first } = await subscribe("basic_monthly", "one");
  const { body: second } = await subscribe("pro_monthly", "two");
  expect(second.url).not.toBe(first.url);
  const path = `/api/subscriptions/${second.subscriptionId}`;
  const bruno = shop.as("bruno");
  expect((await bruno("GET", path)).body.code).toBe("SUBSCRIPTION_NOT_FOUND");
  expect((await bruno("POST", `${path}/cancellation`)).body.code).toBe("SUBSCRIPTION_NOT_FOUND");
  await expect(
    stripe.commands.pay({ session: sessionOf(first.url), how: "now" }),
  ).rejects.toThrow();
  await stripe.commands.pay({ session: sessionOf(second.url), how: "now" });
  await deliver();
  expect(await tier()).toBe("pro");
});

it("two passes add up, and their tier ends with the second", async () => {
  const buy = async (key: string) => {
    const { body } = await member(
      "POST",
      "/api/billing/checkouts",
      { product: "pro_pass_30" },
      key,
    );
    await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
    await deliver();
  };
  await buy("first");
  await buy("second");
  expect(await tier()).toBe("pro");
  expect(await balance()).toBe(7_000);
  expect((await member("GET", "/api/subscriptions")).body.passes).toEqual([
    { tier: "pro", from: "2027-01-31T09:00:00.000Z", until: "2027-03-02T09:00:00.000Z" },
    { tier: "pro", from: "2027-03-02T09:00:00.000Z", until: "2027-04-01T09:00:00.000Z" },
  ]);
  await settleAt("2027-03-02T09:00:00Z");
  expect(await tier()).toBe("pro");
  await settleAt("2027-04-01T09:00:00Z");
  expect(await tier()).toBe("free");
  await take("basic_monthly");
  const refused = await member(
    "POST",
    "/api/billing/checkouts",
    { product: "pro_pass_30" },
    "third",
  );
  expect(refused.body).toMatchObject({ code: "PRODUCT_UNSOLD", details: { reason: "plan_held" } });
});

it("social plans are a line of their own, without gems", async () => {
  await take("basic_monthly");
  await take("business_social_plan_monthly");
  const { body } = await member("GET", "/api/me");
  expect(body).toMatchObject({ tier: "basic", socialPlan: "business_social_plan" });
  expect(await balance()).toBe(1_000);
});

const asking = {
  ...{ subscriptions, transact: shop.parts.transact, log: (line: string) => console.log(line) },
  planStoreOf: planStoreIn(await shop.parts.openStripe()),
};

/** What the worker's clock does. */
async function askAt(moment: string): Promise<void> {
  today = new Date(moment);
  clock.now = today;
  const findDue = (now: Date) => subscriptions.findDue(now, 100);
  await askAboutDue({ ...asking, findDue }, () => today);
}

const giveDue = () =>
  giveDueAllowances(
    {
      findDue: (now) => subscriptions.findGemsDue(now, 100),
      transact: (work) => shop.parts.transact(work),
    },
    () => today,
  );

async function settleAt(moment: string): Promise<void> {
  today = new Date(moment);
  clock.now = today;
  const { passes } = shop.parts.stores;
  const findDue = (now: Date) => passes.findDue(now, 100);
  await settleDuePasses({ findDue, transact: asking.transact }, () => today);
}

/** Lets the card be declined, or not, from now on. */
async function decline(subscription: string, declines: boolean): Promise<void> {
  await stripe.commands.setCard({ subscription, declines });
}
