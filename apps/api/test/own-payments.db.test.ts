import { expect, it } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { olivia, deliver, newMember, read, time, clock } = shop;
const PAYMENTS = "/api/billing/payments";
type Call = Awaited<ReturnType<typeof newMember>>["call"];
const paymentsOf = async (call: Call) => (await call("GET", PAYMENTS)).body.items;
const unpaidOf = async (call: Call) =>
  (await call("GET", "/api/billing/purchases?show=unpaid")).body.items;

it("what was paid is listed for its payer alone, with what it brought and what went back", async () => {
  const { call, payment } = await shop.buyer();
  const [own, ...more] = await paymentsOf(call);
  expect(more).toEqual([]);
  expect(own).toMatchObject({
    ...{ id: payment.id, product: "gem_pack_1500", price: { amount: 1_499, currency: "USD" } },
    ...{ refunded: 0, gems: 1_500, gemsTakenBack: 0, coversUntil: null, dispute: "none" },
    card: { last4: "4242" },
  });
  const key = `part ${payment.id}`;
  const url = `/api/admin/payments/${payment.id}/refund`;
  expect((await olivia("POST", url, { cents: 500, reason: "r" }, key)).status).toBe(201);
  await deliver();
  await read();
  const [after] = await paymentsOf(call);
  expect(after).toMatchObject({ refunded: 500, gems: 1_500, gemsTakenBack: 500 });
  const receipt = (await call("GET", `/api/gems/receipts/${own.receiptId}`)).body;
  expect(receipt.payment).toEqual(after);
  const other = await newMember();
  expect(await paymentsOf(other.call)).toEqual([]);
  expect((await other.call("GET", `/api/gems/receipts/${own.receiptId}`)).status).toBe(404);
});

it("each payment of a plan is listed, until when it pays it, with the gems of its months", async () => {
  const member = await newMember();
  await member.take("basic_monthly");
  await read();
  const [first, ...more] = await paymentsOf(member.call);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ product: "basic_monthly", gems: 1_000, gemsTakenBack: 0 });
  expect(+new Date(first.coversUntil)).toBeGreaterThan(+time.today);
  const receipt = (await member.call("GET", `/api/gems/receipts/${first.receiptId}`)).body;
  expect(receipt.payment.id).toBe(first.id);
});

it("a checkout can be finished while its page is open, and is gone from the list afterwards", async () => {
  const { call } = await newMember();
  const product = "gem_pack_1500";
  const { body } = await call("POST", "/api/billing/checkouts", { product }, "left");
  const [open] = await unpaidOf(call);
  expect(open).toMatchObject({ id: body.purchaseId, state: "open", page: { url: body.url } });
  clock.now = new Date(open.page.until);
  expect(await unpaidOf(call)).toEqual([]);
});
