import { expect, test } from "vitest";
import { openStripe } from "./open-stripe.ts";

test("Stripe's client makes a price, a checkout, reads it paid and refunds it", async () => {
  const { stripe, simulator, priceOf, events } = await openStripe();
  const made = await stripe.prices.create({
    ...{ currency: "eur", unit_amount: 799, lookup_key: "pro_booster_1" },
    ...{ product_data: { name: "Booster" }, metadata: { sku: "pro_booster_1", gems: "750" } },
  });
  expect(await priceOf("pro_booster_1")).toMatchObject({ id: made.id, type: "one_time" });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "payment", line_items: [{ price: made.id, quantity: 2 }] },
    ...{ success_url: "https://kinora.example/done?s={CHECKOUT_SESSION_ID}" },
    ...{ client_reference_id: "member", metadata: { order: "o1" } },
    ...{ payment_intent_data: { metadata: { order: "o1" } }, automatic_tax: { enabled: true } },
  });
  expect(session).toMatchObject({
    ...{ status: "open", payment_status: "unpaid", amount_total: 1_598, currency: "eur" },
    ...{ url: `https://kinora.example/simulated/${session.id}`, client_reference_id: "member" },
    ...{ metadata: { order: "o1" }, automatic_tax: { enabled: true }, payment_intent: null },
  });
  await simulator.commands.pay({ session: session.id, how: "now", email: "a@example.com" });
  expect(await events()).toEqual([
    ...["product.created", "price.created", "payment_intent.created", "charge.succeeded"],
    ...["payment_intent.succeeded", "checkout.session.completed"],
  ]);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge.balance_transaction", "line_items.data.price.product"],
  });
  expect(paid).toMatchObject({
    ...{ status: "complete", payment_status: "paid", url: null },
    customer_details: { email: "a@example.com" },
    line_items: { data: [{ quantity: 2, price: { id: made.id, product: { name: "Booster" } } }] },
    payment_intent: {
      ...{ status: "succeeded", amount_received: 1_598, metadata: { order: "o1" } },
      latest_charge: {
        ...{ paid: true, amount_refunded: 0, balance_transaction: { amount: 1_598, fee: 76 } },
        payment_method_details: { type: "card", card: { last4: "4242" } },
      },
    },
  });
  const intent = typeof paid.payment_intent === "object" ? paid.payment_intent?.id : null;
  const refund = await stripe.refunds.create({ payment_intent: `${intent}`, amount: 598 });
  expect(refund).toMatchObject({ amount: 598, status: "succeeded", payment_intent: intent });
  expect(await events()).toEqual(["refund.created", "charge.refunded"]);
  await expect(
    stripe.refunds.create({ payment_intent: `${intent}`, amount: 1_001 }),
  ).rejects.toThrow("Refund amount (1001) is greater than unrefunded amount on charge (1000)");
  const rest = await stripe.refunds.create({ payment_intent: `${intent}` });
  expect(rest.amount).toBe(1_000);
  await expect(stripe.refunds.create({ payment_intent: `${intent}` })).rejects.toMatchObject({
    ...{ statusCode: 400, code: "charge_already_refunded", type: "StripeInvalidRequestError" },
  });
  const { data } = await stripe.refunds.list({ payment_intent: `${intent}` });
  expect(data.map(({ id }) => id)).toEqual([rest.id, refund.id]);
  const charge = await stripe.charges.retrieve(`${rest.charge}`, { expand: ["refunds"] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1_598 });
  expect(charge.refunds?.data).toHaveLength(2);
});

test("a slow payment completes unpaid, then arrives or fails", async () => {
  const { stripe, simulator, buy, events } = await openStripe();
  for (const [how, status, told] of [
    ["arrive", "paid", ["charge.succeeded", "payment_intent.succeeded"]],
    ["fail", "unpaid", ["charge.failed", "payment_intent.payment_failed"]],
  ] as const) {
    const { id } = await buy();
    await simulator.commands.pay({ session: id, how: "slow" });
    expect(await events()).toEqual([
      ...["payment_intent.created", "charge.pending", "payment_intent.processing"],
      "checkout.session.completed",
    ]);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      ...{ status: "complete", payment_status: "unpaid" },
    });
    await simulator.commands.settle({ session: id, how });
    const last = how === "arrive" ? "succeeded" : "failed";
    expect(await events()).toEqual([...told, `checkout.session.async_payment_${last}`]);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe(status);
  }
});

test("a declined payment leaves the session open for the next attempt", async () => {
  const { stripe, simulator, buy, events } = await openStripe();
  const { id } = await buy({ customer_creation: "always" });
  await simulator.commands.pay({ session: id, how: "declined" });
  expect(await events()).toEqual([
    ...["payment_intent.created", "charge.failed", "payment_intent.payment_failed"],
  ]);
  const open = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
  expect(open).toMatchObject({
    ...{ status: "open", payment_intent: { last_payment_error: { code: "card_declined" } } },
  });
  await simulator.commands.pay({ session: id, how: "now" });
  expect(await events()).toEqual([
    ...["customer.created", "charge.succeeded", "payment_intent.succeeded"],
    "checkout.session.completed",
  ]);
});

test("a session expires by the merchant's wish, and by itself after a day", async () => {
  const { stripe, buy, events, clock } = await openStripe();
  const first = await buy();
  expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: "expired" });
  expect(await events()).toEqual(["checkout.session.expired"]);
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow("can be expired");
  const second = await buy();
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await events()).toEqual(["checkout.session.expired"]);
  expect((await stripe.checkout.sessions.retrieve(second.id)).url).toBeNull();
});

test("a refund that fails gives the charge its amount back", async () => {
  const { stripe, simulator, buy, events } = await openStripe();
  const { id } = await buy();
  await simulator.commands.pay({ session: id, how: "now" });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  await events();
  const refund = await simulator.commands.refund({ payment_intent: `${intent}`, pending: true });
  const { id: refundId } = refund as { id: string };
  expect(refund).toMatchObject({ status: "pending", amount: 1_499 });
  await simulator.commands.settleRefund({ refund: refundId, how: "succeeded" });
  await simulator.commands.settleRefund({ refund: refundId, how: "failed" });
  expect(await events()).toEqual([
    ...["refund.created", "charge.refunded", "refund.updated", "refund.failed", "refund.updated"],
  ]);
  const { data } = await stripe.charges.list({ payment_intent: `${intent}` });
  expect(data).toMatchObject([{ amount_refunded: 0, refunded: false }]);
});

test("a dispute takes the money, is won or lost, and forbids refunds", async () => {
  const { stripe, simulator, buy, events } = await openStripe();
  for (const how of ["won", "lost"] as const) {
    const { id } = await buy();
    await simulator.commands.pay({ session: id, how: "now" });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    await events();
    await simulator.commands.warnOfFraud({ payment_intent: `${intent}` });
    await simulator.commands.dispute({ payment_intent: `${intent}` });
    expect(await events()).toEqual([
      ...["radar.early_fraud_warning.created", "charge.dispute.created"],
      "charge.dispute.funds_withdrawn",
    ]);
    const { data } = await stripe.disputes.list({ payment_intent: `${intent}` });
    expect(data).toMatchObject([{ status: "needs_response", amount: 1_499 }]);
    await expect(stripe.refunds.create({ payment_intent: `${intent}` })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    const dispute = `${data[0]?.id}`;
    await stripe.disputes.update(dispute, { evidence: { customer_name: "Ann" } });
    await simulator.commands.closeDispute({ dispute, how });
    const back = how === "won" ? ["charge.dispute.funds_reinstated"] : [];
    expect(await events()).toEqual(["charge.dispute.updated", ...back, "charge.dispute.closed"]);
    expect((await stripe.disputes.retrieve(dispute)).status).toBe(how);
  }
});
