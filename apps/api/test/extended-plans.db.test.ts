import { askAboutSubscription } from "@kinora/domain/subscription/ask-about-subscription";
import { sendDueExtensions } from "@kinora/domain/subscription/send-extension";
import { beforeEach, expect, it } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { openPaymentDesk } from "./payment-desk.ts";

const desk = await openPaymentDesk();
const { database, olivia, stripe, gate, shop, subscriptions, time } = desk;
const { storeOf: planStoreOf } = await composeAsking(shop.parts);
const { extensions } = shop.parts.stores;

beforeEach(async () => {
  await database.deleteFrom("plan_extension").execute();
});

const asking = { subscriptions, transact: shop.parts.transact, planStoreOf, log: () => {} };
const goOn = () => {
  const now = () => time.today;
  const ask = (id: string) => askAboutSubscription(asking, id, now);
  return sendDueExtensions({ ...asking, extensions, ask }, now);
};

const extend = (id: string, days: number, key: string) =>
  olivia("POST", `/api/admin/subscriptions/${id}/extensions`, { days, reason: "The outage" }, key);

const paymentOf = async (id: string): Promise<string> =>
  (await subscriptions.find(id))?.paymentRef ?? "";

it("a year whose payment a bank took back gives nothing, also when it was extended", async () => {
  const member = await desk.newMember();
  const plan = await member.take("pro_yearly");
  expect((await extend(plan.id, 3, "year")).body).toMatchObject({ isDone: true });
  const dispute = await stripe.commands.dispute({ payment_intent: await paymentOf(plan.id) });
  await desk.deliver();
  await stripe.commands.closeDispute({ dispute: Reflect.get(dispute, "id"), how: "lost" });
  await desk.deliver();
  const before = await member.tier();
  await desk.at("2027-03-01T09:00:00Z");
  await desk.askDue();
  await desk.giveDue();
  expect([before, await member.tier(), await member.balance()]).toEqual(["free", "free", 0]);
});

it("a year that was refunded in full gives nothing, also when it was extended", async () => {
  const member = await desk.newMember();
  const plan = await member.take("pro_yearly");
  expect((await extend(plan.id, 3, "refunded year")).body).toMatchObject({ isDone: true });
  await stripe.commands.refund({ payment_intent: await paymentOf(plan.id) });
  await desk.deliver();
  await desk.at("2027-03-01T09:00:00Z");
  await desk.askDue();
  await desk.giveDue();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 0]);
});

it("what Stripe has put off in the last two hours of a period counts as done, though its answer was lost", async () => {
  const member = await desk.newMember();
  const plan = await member.take("basic_monthly");
  await desk.at("2027-02-28T07:30:00Z");
  // Stripe hears it; whoever waited for the answer is gone.
  const heard = { is: false };
  gate.pass = async ({ method, url }) => {
    if (heard.is) throw new Error("killed");
    if (method !== "POST" || !url.endsWith(`/v1/subscriptions/${plan.ref}`)) return;
    heard.is = true;
    stripe.faults.requests.push("lost after");
  };
  expect((await extend(plan.id, 30, "late")).body).toMatchObject({ isDone: false });
  gate.pass = async () => {};
  stripe.faults.requests.length = 0;
  desk.moveTo("2027-02-28T07:40:00Z");
  await goOn();
  // Whatever was booked: a higher plan must bring no gems during the trial, in which Stripe takes nothing.
  await desk.deliver();
  await askAboutSubscription(asking, plan.id, () => time.today);
  const change = (await member.change(plan.id, "pro_monthly")).body.code;
  await desk.at("2027-02-28T09:05:00Z");
  await desk.giveDue();
  const paid = Object.values(stripe.snapshot().invoices)
    .filter((one) => one.subscription === plan.ref)
    .reduce((sum, { amountPaid }) => sum + amountPaid, 0);
  expect([change, await member.tier(), paid, await member.balance()]).toEqual([
    ...["PLAN_EXTENDED", "basic", 999, 2_000],
  ]);
  expect((await extend(plan.id, 30, "late")).body).toMatchObject({ isDone: true });
});

it("a year that is not paid yet is not extended: it would become a trial that nobody pays for", async () => {
  const member = await desk.newMember();
  const plan = await member.take("pro_yearly");
  // Stripe leaves the invoice of a renewal a draft for about an hour, and the plan active; the
  // simulator does so only when it is told to.
  await fetch(`${desk.origin}/v1/subscriptions/${plan.ref}`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk_test_simulated",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "pause_collection[behavior]=keep_as_draft",
  });
  await desk.at("2028-01-31T09:00:30Z");
  await desk.askDue();
  const [held] = await member.held();
  expect(held).toMatchObject({ state: "active", periodEnd: "2029-01-31T09:00:00.000Z" });
  const isPaid = (await subscriptions.find(plan.id))?.paidUntil;
  expect(isPaid).toEqual(new Date("2028-01-31T09:00:00Z"));
  const { code = null } = (await extend(plan.id, 3, "unpaid")).body;
  const until = (await subscriptions.find(plan.id))?.paidUntil;
  expect([code, until]).toEqual(["PLAN_NOT_RENEWING", new Date("2028-01-31T09:00:00Z")]);
});

it("in a trial that we know nothing of, the plan is not changed: Stripe would take nothing for it", async () => {
  const member = await desk.newMember();
  const plan = await member.take("basic_monthly");
  const until = Date.parse("2027-03-10T09:00:00Z") / 1_000;
  await fetch(`${desk.origin}/v1/subscriptions/${plan.ref}`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk_test_simulated",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: `trial_end=${until}&proration_behavior=none`,
  });
  await desk.deliver();
  const refused = { code: "PLAN_EXTENDED", details: { until: "2027-03-10T09:00:00.000Z" } };
  expect((await member.change(plan.id, "pro_monthly")).body).toMatchObject(refused);
  const path = `/api/subscriptions/${plan.id}/plan-changes/pro_monthly`;
  expect((await member.call("GET", path)).body).toMatchObject(refused);
});

it("whoever took longer than their lease doesn't give back that of another", async () => {
  const member = await desk.newMember();
  const { id } = await member.take("basic_monthly");
  const after = (minutes: number) => new Date(+time.today + minutes * 60_000);
  expect(await subscriptions.takeLease(id, after(0), after(1))).toBe(true);
  expect(await subscriptions.takeLease(id, after(1), after(2))).toBe(true);
  await subscriptions.giveLeaseBack(id, after(1));
  expect(await subscriptions.takeLease(id, after(1), after(2))).toBe(false);
  await subscriptions.giveLeaseBack(id, after(2));
  expect(await subscriptions.takeLease(id, after(1), after(2))).toBe(true);
});
