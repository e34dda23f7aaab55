import { expect, test } from "vitest";
import { openStripe } from "./open-stripe.ts";

const COLLECTED = [
  ...["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"],
  ...["invoice_payment.paid", "invoice.paid", "invoice.payment_succeeded"],
];
const INVOICED = ["invoice.created", "invoice.finalized"];
const UPDATED = "customer.subscription.updated";
const DECLINED = ["charge.failed", "payment_intent.payment_failed", "invoice.payment_failed"];

const seconds = (text: string) => Date.parse(text) / 1_000;

/** A member with a running subscription, whose events have been delivered. */
async function subscribed(key = "basic_monthly") {
  const opened = await openStripe();
  const { simulator, stripe, subscribe, events } = opened;
  const session = await subscribe(key, {
    ...{ client_reference_id: "member", subscription_data: { metadata: { member: "m1" } } },
  });
  await simulator.commands.pay({ session: session.id, how: "now", email: "a@example.com" });
  const told = await events();
  const { subscription, customer } = await stripe.checkout.sessions.retrieve(session.id);
  const id = `${subscription}`;
  return {
    ...{ ...opened, id, customer: `${customer}`, told, session: session.id },
    read: () => stripe.subscriptions.retrieve(id),
    periods: async () =>
      (await stripe.subscriptions.retrieve(id)).items.data.map((item) =>
        [item.current_period_start, item.current_period_end].map((second) =>
          new Date(second * 1_000).toISOString().slice(0, 10),
        ),
      )[0],
  };
}

test("a checkout starts a subscription with its first invoice", async () => {
  const { stripe, id, told, session, customer } = await subscribed();
  expect(told).toEqual([
    ...["customer.created", "customer.subscription.created", ...INVOICED, ...COLLECTED, UPDATED],
    "checkout.session.completed",
  ]);
  expect(
    await stripe.checkout.sessions.retrieve(session, {
      expand: ["subscription", "invoice.payments"],
    }),
  ).toMatchObject({
    ...{ payment_status: "paid", amount_total: 999 },
    subscription: {
      ...{ id, status: "active", metadata: { member: "m1" } },
      items: { data: [{ current_period_end: seconds("2027-02-28T10:00:00Z") }] },
    },
    invoice: {
      ...{ status: "paid", billing_reason: "subscription_create", amount_paid: 999 },
      parent: { subscription_details: { subscription: id, metadata: { member: "m1" } } },
      lines: { data: [{ period: { end: seconds("2027-02-28T10:00:00Z") } }] },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
    },
  });
  expect((await stripe.subscriptions.list({ customer })).data.map((held) => held.id)).toEqual([id]);
});

test("renewals on the 31st fall on a short month's last day", async () => {
  const { simulator, id, periods, events, stripe } = await subscribed();
  const starts = [];
  for (let month = 0; month < 4; month += 1) {
    await simulator.commands.renew({ subscription: id, how: "paid" });
    expect(await events()).toEqual([UPDATED, ...INVOICED, ...COLLECTED]);
    starts.push((await periods())?.[0]);
  }
  expect(starts).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  const { data } = await stripe.invoices.list({ subscription: id });
  expect(data.map(({ billing_reason: reason }) => reason).slice(-2)).toEqual([
    ...["subscription_cycle", "subscription_create"],
  ]);
});

test("with the clock, a year of renewals catches up in order, a leap day included", async () => {
  const { simulator, periods, clock, stripe, id } = await subscribed();
  clock.now = new Date("2028-03-01T00:00:00Z");
  await simulator.deliver();
  expect(await periods()).toEqual(["2028-02-29", "2028-03-31"]);
  const { data } = await stripe.invoices.list({ subscription: id, limit: 100 });
  expect(data).toHaveLength(14);
});

test("a failed renewal is past due, and paid by a retry, unpaid or ended", async () => {
  const { simulator, id, read, events } = await subscribed();
  await simulator.commands.renew({ subscription: id, how: "failed" });
  const failed = ["payment_intent.created", ...DECLINED, UPDATED];
  expect(await events()).toEqual([UPDATED, ...INVOICED, ...failed]);
  expect((await read()).status).toBe("past_due");
  await simulator.commands.retry({ subscription: id, how: "paid" });
  expect(await events()).toEqual([...COLLECTED.slice(1), UPDATED]);
  expect((await read()).status).toBe("active");
  await simulator.commands.renew({ subscription: id, how: "needs action" });
  expect(await events()).toContain("invoice.payment_action_required");
  await simulator.commands.giveUp({ subscription: id, how: "unpaid" });
  expect((await read()).status).toBe("unpaid");
  await simulator.commands.giveUp({ subscription: id, how: "canceled" });
  expect(await events()).toEqual([UPDATED, "customer.subscription.deleted"]);
  expect(await read()).toMatchObject({
    ...{ status: "canceled", cancellation_details: { reason: "payment_failed" } },
  });
});

test("retries that all fail end the subscription by the clock", async () => {
  const { simulator, id, read, clock } = await subscribed();
  await simulator.commands.renew({ subscription: id, how: "failed" });
  clock.now = new Date("2027-03-20T00:00:00Z");
  await simulator.deliver();
  const { status, ended_at: ended } = await read();
  expect({ status, ended }).toEqual({ status: "canceled", ended: seconds("2027-03-15T10:00:00Z") });
});

test("it is paused and resumed, cancelled with its period and at once", async () => {
  const { simulator, id, read, events, stripe, clock } = await subscribed();
  clock.now = new Date("2027-02-14T10:00:00Z");
  await simulator.commands.pause({ subscription: id });
  expect(await events()).toEqual([UPDATED, "customer.subscription.paused"]);
  expect(await read()).toMatchObject({
    ...{ status: "paused", status_details: { paused: { type: "subscription" } } },
  });
  await stripe.subscriptions.resume(id);
  expect(await events()).toEqual([
    ...[...INVOICED, UPDATED, ...COLLECTED, "customer.subscription.resumed"],
  ]);
  const { data } = await stripe.invoices.list({ subscription: id, limit: 1 });
  expect(data).toMatchObject([{ total: 499, billing_reason: "subscription_update" }]);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(await events()).toEqual([UPDATED]);
  expect(await read()).toMatchObject({
    ...{ cancel_at_period_end: true, cancel_at: seconds("2027-03-14T10:00:00Z") },
  });
  await simulator.commands.cancelAtPeriodEnd({ subscription: id, cancel: false });
  expect((await read()).cancel_at).toBeNull();
  await simulator.commands.cancelAtPeriodEnd({ subscription: id });
  await events();
  await simulator.commands.renew({ subscription: id, how: "paid" });
  expect(await events()).toEqual(["customer.subscription.deleted"]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
});

test("a plan changes in mid-period with a proration, later or now", async () => {
  const { simulator, id, read, stripe, priceOf, clock, events } = await subscribed();
  const [pro, yearly] = [await priceOf("pro_monthly"), await priceOf("pro_yearly")];
  clock.now = new Date("2027-02-14T10:00:00Z");
  const { items } = await read();
  await stripe.subscriptions.update(id, {
    ...{ items: [{ id: `${items.data[0]?.id}`, price: pro.id }] },
    proration_behavior: "always_invoice",
  });
  expect(await events()).toEqual([UPDATED, ...INVOICED, ...COLLECTED]);
  const [upgrade] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data;
  expect(upgrade).toMatchObject({
    ...{ billing_reason: "subscription_update", total: 1_000 },
    lines: { data: [{ amount: -500 }, { amount: 1_500 }] },
  });
  await simulator.commands.changePlan({ subscription: id, price: yearly.id });
  expect((await read()).items.data).toMatchObject([
    { price: { id: yearly.id }, current_period_end: seconds("2028-02-14T10:00:00Z") },
  ]);
  const basic = await priceOf("basic_monthly");
  await simulator.commands.changePlan({ subscription: id, price: basic.id });
  const [downgrade] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data;
  expect(downgrade).toMatchObject({ amount_due: 0, status: "paid", ending_balance: -29_000 });
});

test("a trial starts without payment, announces its end, and is paid afterwards", async () => {
  const { simulator, subscribe, stripe, clock, events } = await openStripe();
  const session = await subscribe("pro_monthly", { subscription_data: { trial_period_days: 7 } });
  await simulator.commands.pay({ session: session.id, how: "now" });
  const begun = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(begun).toMatchObject({
    ...{ payment_status: "no_payment_required", subscription: { status: "trialing" } },
  });
  await events();
  clock.now = new Date("2027-02-04T10:00:00Z");
  expect(await events()).toEqual(["customer.subscription.trial_will_end"]);
  clock.now = new Date("2027-02-07T10:00:00Z");
  expect(await events()).toEqual([UPDATED, ...INVOICED, ...COLLECTED, UPDATED]);
});

test("a slow first payment that fails leaves the subscription past due", async () => {
  const { simulator, subscribe, stripe, events } = await openStripe();
  const { id } = await subscribe();
  await simulator.commands.pay({ session: id, how: "slow" });
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("unpaid");
  await events();
  await simulator.commands.settle({ session: id, how: "fail" });
  expect(await events()).toEqual([
    ...[...DECLINED, UPDATED, "checkout.session.async_payment_failed"],
  ]);
});

test("a deleted customer's subscription ends, and the portal opens for a living one", async () => {
  const { stripe, customer, id, events } = await subscribed();
  const portal = await stripe.billingPortal.sessions.create({
    ...{ customer, return_url: "https://kinora.example" },
    flow_data: { type: "subscription_cancel", subscription_cancel: { subscription: id } },
  });
  expect(portal).toMatchObject({ url: `https://kinora.example/simulated/${portal.id}`, customer });
  await stripe.customers.del(customer);
  expect(await events()).toEqual(["customer.subscription.deleted", "customer.deleted"]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toThrow(
    "No such customer",
  );
});
