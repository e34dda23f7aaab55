import { beforeEach, expect, it } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

const opened = await openAppShop();
const { store, stripe, newBuyer, deliver, deliverApple, moveTo, log, subscriptions } = opened;
const { askDue, giveDue } = opened;

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
let bo: Buyer;
beforeEach(async () => {
  await deliverApple();
  ada = await newBuyer();
  bo = await newBuyer();
  log.lines.length = 0;
});

const held = async (one: Buyer) => (await one.held())[0];

/** Moves the clocks, and lets the tasks of that moment run. */
async function at(moment: string) {
  moveTo(moment);
  await deliverApple();
  await askDue();
  await giveDue();
}

async function take(plan: "basic_monthly" | "pro_monthly" | "basic_yearly", one = ada) {
  const ref = store.subscribe({ plan, token: one.token });
  const { body } = await one.present(ref);
  await deliverApple();
  return { ref, id: body.id as string };
}

it("a plan bought in the app gives its tier and a month's gems, renews, and expires", async () => {
  const { ref, id } = await take("basic_monthly");
  expect(await held(ada)).toMatchObject({
    ...{ id, store: "app_store", plan: "basic_monthly", state: "active", hasAccess: true },
    ...{ price: { amount: 999, currency: "USD" }, periodEnd: "2027-02-28T09:00:00.000Z" },
  });
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  moveTo("2027-02-28T09:00:00Z");
  store.renew(ref);
  await at("2027-02-28T09:00:01Z");
  expect(await ada.balance()).toBe(2_000);
  store.setRenewal(ref, false);
  await deliverApple();
  expect(await held(ada)).toMatchObject({ state: "canceled", hasAccess: true });
  moveTo("2027-03-28T09:00:00Z");
  store.expire(ref);
  await at("2027-03-28T09:00:01Z");
  expect(await ada.tier()).toBe("free");
  await at("2027-05-01T09:00:00Z");
  expect(await ada.balance()).toBe(2_000);
});

it("a social plan bought in the app stands beside a tier, and brings no gems", async () => {
  await take("basic_monthly");
  const ref = store.subscribe({ plan: "professional_social_plan_monthly", token: ada.token });
  await deliverApple();
  const socialPlan = async () => (await ada.call("GET", "/api/me")).body.socialPlan;
  expect(await socialPlan()).toBe("professional_social_plan");
  store.changePlan({ subscription: ref, plan: "business_social_plan_monthly" });
  await deliverApple();
  expect([await socialPlan(), await ada.tier(), await ada.balance()]).toEqual([
    ...["business_social_plan", "basic", 1_000],
  ]);
});

it.each([
  ["in grace period", (ref: string) => store.failRenewal(ref, 3), "in_grace_period", "basic"],
  ["in billing retry", (ref: string) => store.failRenewal(ref), "on_hold", "free"],
  ["not renewed", (ref: string) => store.setRenewal(ref, false), "canceled", "basic"],
  ["expired", (ref: string) => store.expire(ref), "expired", "free"],
  ["revoked", (ref: string) => store.refund(ref), "expired", "free"],
  ["in a state that nobody knows", (ref: string) => store.setStatus(ref, 9), "unspecified", "free"],
] as const)("a plan that is %s", async (_named, happens, state, tier) => {
  const { ref, id } = await take("basic_monthly");
  happens(ref);
  await deliverApple();
  expect((await subscriptions.find(id))?.state).toBe(state);
  expect(await ada.tier()).toBe(tier);
});

it("a state that nobody knows is kept as the store says it, and logged", async () => {
  const { ref, id } = await take("basic_monthly");
  store.setStatus(ref, 9);
  moveTo("2027-02-01T09:00:01Z");
  await askDue();
  expect((await subscriptions.find(id))?.rawState).toBe("9");
  expect(log.lines.join()).toContain('app_store says "9"');
});

it("a missing payment that arrives late begins a month of its own", async () => {
  const { ref } = await take("basic_monthly");
  moveTo("2027-02-28T09:00:00Z");
  store.failRenewal(ref, 3);
  await at("2027-02-28T09:00:01Z");
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  moveTo("2027-03-03T09:00:00Z");
  store.endGrace(ref);
  await at("2027-03-03T09:00:01Z");
  expect(await ada.tier()).toBe("free");
  moveTo("2027-03-20T09:00:00Z");
  store.renew(ref);
  await at("2027-03-20T09:00:01Z");
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 2_000]);
  await at("2027-04-19T09:00:00Z");
  expect(await ada.balance()).toBe(2_000);
});

it("who subscribes again after it had ended gets the new month's gems at once, and once", async () => {
  const { ref, id } = await take("basic_monthly");
  moveTo("2027-02-28T09:00:00Z");
  store.expire(ref);
  await at("2027-02-28T09:00:01Z");
  moveTo("2027-06-15T09:00:00Z");
  store.resubscribe({ subscription: ref, plan: "basic_monthly" });
  await at("2027-06-15T09:00:01Z");
  expect(await held(ada)).toMatchObject({ id, state: "active" });
  expect(await ada.balance()).toBe(2_000);
  await at("2027-07-14T09:00:00Z");
  expect(await ada.balance()).toBe(2_000);
});

it("an upgrade counts at once and begins a month; a downgrade with the next", async () => {
  const { ref } = await take("basic_monthly");
  moveTo("2027-02-14T09:00:00Z");
  store.changePlan({ subscription: ref, plan: "pro_monthly" });
  await at("2027-02-14T09:00:01Z");
  expect(await held(ada)).toMatchObject({ plan: "pro_monthly", nextPlan: null });
  // Half of the basic month was still to come, and counts against the new one.
  expect([await ada.tier(), await ada.balance()]).toEqual(["pro", 1_000 + 3_500 - 500]);
  await at("2027-02-28T09:00:01Z");
  expect(await ada.balance()).toBe(4_000);
  store.changePlan({ subscription: ref, plan: "basic_monthly" });
  await deliverApple();
  expect(await held(ada)).toMatchObject({ plan: "pro_monthly", nextPlan: "basic_monthly" });
  moveTo("2027-03-14T09:00:00Z");
  store.renew(ref);
  await at("2027-03-14T09:00:01Z");
  expect(await held(ada)).toMatchObject({ plan: "basic_monthly", nextPlan: null });
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 4_000]);
});

it("a refund takes back the gems of the month that it paid for, also later", async () => {
  const { ref } = await take("basic_monthly");
  moveTo("2027-02-28T09:00:00Z");
  store.renew(ref);
  await at("2027-02-28T09:00:01Z");
  expect(await ada.balance()).toBe(2_000);
  store.refund(ref);
  await deliverApple();
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  store.refund(ref);
  await deliverApple();
  expect(await ada.balance()).toBe(1_000);
});

it("a tier held in two stores gives its gems once; the page says where the first is managed", async () => {
  await take("basic_monthly");
  const refused = await ada.subscribe("basic_monthly");
  expect(refused.body).toMatchObject({ code: "PLAN_HELD", details: { store: "app_store" } });
  const id = (await held(ada)).id;
  const cancelled = await ada.call("POST", `/api/subscriptions/${id}/cancellation`, {});
  expect(cancelled.body).toMatchObject({
    code: "MANAGED_AT_STORE",
    details: { store: "app_store" },
  });
  // The other way round the App Store asks nobody.
  const page = await bo.subscribe("basic_monthly");
  await stripe.commands.pay({
    ...{ session: page.body.url.slice(page.body.url.lastIndexOf("/") + 1), how: "now" },
  });
  await deliver();
  expect(await bo.balance()).toBe(1_000);
  const second = await take("basic_monthly", bo);
  expect((await bo.held()).map(({ store: at }: { store: string }) => at)).toEqual([
    ...["stripe", "app_store"],
  ]);
  expect([await bo.tier(), await bo.balance()]).toEqual(["basic", 1_000]);
  moveTo("2027-02-28T09:00:00Z");
  store.renew(second.ref);
  await deliver();
  await at("2027-02-28T09:00:02Z");
  expect(await bo.balance()).toBe(2_000);
});

it("two people at once, one plan: one of them has it, also on a new phone", async () => {
  const ref = store.subscribe({ plan: "pro_monthly", token: null });
  await deliverApple();
  const answers = await Promise.all([ada, bo, ada, bo].map((one) => one.present(ref)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const [winner, loser] = answers[0]?.status === 200 ? [ada, bo] : [bo, ada];
  const renewal = store.renew(ref);
  expect((await winner.present(renewal)).status).toBe(200);
  expect((await loser.present(renewal)).body.code).toBe("RECEIPT_BOUND");
  await deliverApple();
  expect([await winner.tier(), await loser.tier()]).toEqual(["pro", "free"]);
});

it("a plan that nobody presented is that of the account its token names", async () => {
  store.faults.notifications.push("late");
  store.subscribe({ plan: "basic_yearly", token: ada.token });
  await deliverApple();
  expect(await ada.tier()).toBe("free");
  await at("2027-01-31T09:01:01Z");
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  await at("2027-02-28T09:00:01Z");
  expect(await ada.balance()).toBe(2_000);
});

it("what a process bound before it ended is asked about by the worker's task", async () => {
  const ref = store.subscribe({ plan: "basic_monthly", token: ada.token });
  store.faults.requests.push("lost");
  store.faults.notifications.length = 0;
  expect((await ada.present(ref)).status).toBe(200);
  expect(await ada.tier()).toBe("free");
  await askDue();
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
});
