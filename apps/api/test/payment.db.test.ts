import { type RefundPorts, refundPayment } from "@kinora/domain/payment/refund-payment";
import { sql } from "kysely";
import { beforeEach, expect, it, vi } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { stripe, database, olivia, deliver, gate, desk, payments } = shop;

let own: Awaited<ReturnType<typeof shop.buyer>>;
beforeEach(async () => {
  own = await shop.buyer();
});

const find = async (q: string) =>
  (await olivia("GET", `/api/admin/payments?q=${encodeURIComponent(q)}`)).body.items;
const file = async (id = own.payment.id) => (await olivia("GET", `/api/admin/payments/${id}`)).body;
const refund = (cents: number, key: string, id = own.payment.id) =>
  olivia("POST", `/api/admin/payments/${id}/refund`, { cents, reason: "They asked" }, key);
const available = async () => (await own.call("GET", "/api/gems/balance")).body.available;
const refundsAtStripe = async () => {
  const facts = await desk.readPaymentFacts(own.payment.ref);
  return facts?.refunds.map(({ amount }) => amount);
};

it("a payment is found by member, order, receipt, the store's id and the card, with its fee", async () => {
  expect(own.payment).toMatchObject({
    ...{ product: "gem_pack_1500", price: { amount: 1_499, currency: "USD" }, fee: 73 },
    ...{ card: { brand: "visa", last4: "4242" }, refunded: 0, dispute: "none" },
    ...{ order: { noun: "purchase", id: own.purchaseId }, store: "stripe" },
  });
  const { id, ref, person } = own.payment;
  const { history } = await file();
  const receipt = history.find(({ turn }: { turn: string }) => turn === "granted").ref;
  for (const q of [person.handle, `@${person.handle}`, person.id, ref, own.purchaseId, receipt, id])
    expect(await find(q), q).toMatchObject([{ id }]);
  expect((await find("4242")).map((one: { id: string }) => one.id)).toContain(id);
  for (const q of ["4343", "nobody", "%"]) expect(await find(q), q).toEqual([]);
});

it("its whole history is one list", async () => {
  expect((await refund(500, "part")).status).toBe(201);
  await deliver();
  const dispute = await stripe.commands.dispute({ payment_intent: own.payment.ref });
  await deliver();
  await shop.read();
  const { history, payment, mayRefund, refundable } = await file();
  const turns = history.map(({ turn }: { turn: string }) => turn);
  for (const turn of ["opened", "paid", "granted", "taken_back", "refund_ordered", "refunded"])
    expect(turns).toContain(turn);
  expect(turns[0]).toBe("opened");
  expect(turns).toContain("store_event");
  expect(history).toContainEqual(
    expect.objectContaining({ turn: "refund_ordered", by: "olivia", reason: "They asked" }),
  );
  expect(history).toContainEqual(
    expect.objectContaining({
      ...{ turn: "disputed", state: "open", ref: Reflect.get(dispute, "id") },
      answerBy: "2027-02-14T09:00:00.000Z",
    }),
  );
  expect(payment).toMatchObject({ dispute: "open", refunded: 500 });
  expect([mayRefund, refundable]).toEqual([false, 0]);
  expect((await refund(100, "disputed")).body.code).toBe("PAYMENT_DISPUTED");
});

it("a part is refunded, then the rest, never more, and the gems go with the money", async () => {
  const part = await refund(500, "one");
  expect(part.body).toMatchObject({ payment: { refunded: 500 }, refundable: 999, mayRefund: true });
  expect(await available()).toBe(1_000);
  expect((await refund(500, "one")).status).toBe(201);
  expect((await refund(501, "one")).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await refund(1_000, "more")).body).toMatchObject({
    ...{ code: "REFUND_TOO_MUCH", details: { left: 999 } },
  });
  const rest = await refund(999, "rest");
  expect(rest.body).toMatchObject({ payment: { refunded: 1_499 }, refundable: 0 });
  expect(await refundsAtStripe()).toEqual([999, 500]);
  expect(await available()).toBe(0);
  expect((await own.call("GET", `/api/billing/purchases/${own.purchaseId}`)).body).toMatchObject({
    ...{ state: "refunded", gemsTakenBack: 1_500 },
  });
  const { items: log } = (await olivia("GET", "/api/admin/audit?action=payment.refunded")).body;
  expect(log[0]).toMatchObject({ by: "olivia", after: { amount: 999 }, reason: "They asked" });
  const events = await database
    .selectFrom("domain_event")
    .select("payload")
    .where("type", "=", "payment.refunded")
    .where("subject_id", "=", own.payment.id)
    .execute();
  expect(events).toHaveLength(2);
});

it("two refunds at once do not give back more than was paid", async () => {
  const { transact } = shop.shop.parts;
  const wish = (key: string) => ({
    ...{
      id: `ref_${key.replace(" ", "_")}`,
      paymentId: own.payment.id,
      key,
      cents: 800,
      reason: "r",
    },
    ...{ actor: { id: "usr_olivia" }, requestId: null },
  });
  const ports = { payments, deskOf: () => desk, ask: async () => {}, log: () => {} };
  const gateOf = Promise.withResolvers<void>();
  const ordered = Promise.withResolvers<void>();
  const slow: RefundPorts["transact"] = (work) =>
    transact(async (stores) => {
      const done = await work(stores);
      ordered.resolve();
      await gateOf.promise;
      return done;
    });
  const now = () => shop.time.today;
  const first = refundPayment({ ...ports, transact: slow }, wish("race 1"), now);
  await ordered.promise;
  let isOver = false;
  const second = refundPayment({ ...ports, transact }, wish("race 2"), now)
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(database);
    expect(isOver || rows.length > 0).toBe(true);
  });
  gateOf.resolve();
  await first;
  expect(await second).toMatchObject({ code: "REFUND_TOO_MUCH", details: { left: 699 } });
  expect(await refundsAtStripe()).toEqual([800]);
});

it("a refund whose answer was lost is on its way, and is made once however often it is tried", async () => {
  gate.pass = async ({ method, url }) => {
    if (method === "POST" && url.includes("/v1/refunds")) throw new Error("The wire is cut.");
  };
  const answer = await refund(500, "cut");
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ payment: { refunded: 0 }, refundable: 999 });
  gate.pass = async () => {};
  // Whoever ordered it died after Stripe had heard of it, and before that was stored.
  const [order] = await database
    .selectFrom("refund_order")
    .select("id")
    .where("payment_id", "=", own.payment.id)
    .execute();
  await desk.refund({ ref: own.payment.ref, cents: 500, key: order?.id ?? "" });
  stripe.faults.requests.length = 0;
  shop.moveTo("2027-03-31T09:00:00Z");
  const ask = vi.fn(async () => {});
  await shop.sendRefunds({ ask });
  await shop.sendRefunds({ ask });
  expect(await refundsAtStripe()).toEqual([500]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect((await file()).history).toContainEqual(
    expect.objectContaining({ turn: "refund_ordered", state: "sent" }),
  );
});

it("an order is sent again when whoever sent it ended before its gems went back", async () => {
  const ask = () => Promise.reject(new Error("killed"));
  const key = { id: "ref_killed", paymentId: own.payment.id, amount: 1_499, reason: "r" };
  const askedAt = new Date("2027-01-31T09:00:00Z");
  await payments.addRefund({ ...key, askedById: "usr_olivia", askedAt }, "killed");
  shop.moveTo("2027-01-31T09:02:00Z");
  await shop.sendRefunds({ ask });
  expect(await refundsAtStripe()).toEqual([1_499]);
  shop.moveTo("2027-01-31T09:20:00Z");
  const again = vi.fn(async () => {});
  await shop.sendRefunds({ ask: again });
  expect(again).toHaveBeenCalledTimes(1);
  expect(await refundsAtStripe()).toEqual([1_499]);
});

it("what the store refuses is refused, and stays refundable", async () => {
  await stripe.commands.dispute({ payment_intent: own.payment.ref, amount: 100 });
  expect((await refund(500, "late")).body.code).toBe("REFUND_REFUSED");
  expect((await refund(500, "late")).body.code).toBe("REFUND_REFUSED");
  expect(await payments.refundable(own.payment.id)).toBe(1_499);
});

it("each payment of a plan is refunded for itself", async () => {
  const member = await shop.newMember();
  await member.take("pro_monthly");
  await shop.at("2027-02-28T09:01:00Z");
  await shop.read();
  const found = await find(member.userId);
  expect(found).toMatchObject([
    { product: "pro_monthly", price: { amount: 2_999 }, fee: 117 },
    { product: "pro_monthly", at: "2027-01-31T09:00:00.000Z" },
  ]);
  expect(await member.balance()).toBe(7_000);
  await refund(2_999, "first month", found[1].id);
  expect(await member.balance()).toBe(3_500);
  expect(await member.tier()).toBe("pro");
  await refund(2_999, "second month", found[0].id);
  expect([await member.balance(), await member.tier()]).toEqual([0, "free"]);
  const { history } = await file(found[0].id);
  expect(history).toContainEqual(
    expect.objectContaining({ turn: "plan_changed", state: "on_hold" }),
  );
});

it("payments are listed newest first, page by page", async () => {
  await shop.buyer("gem_pack_3750");
  const all = (await olivia("GET", "/api/admin/payments?limit=100")).body.items;
  const ids: string[] = [];
  let cursor = "";
  do {
    const { body } = await olivia("GET", `/api/admin/payments?limit=2${cursor}`);
    ids.push(...body.items.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
  } while (cursor !== "");
  expect(ids).toEqual(all.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const disputed = (await olivia("GET", "/api/admin/payments?show=disputed")).body.items;
  expect(disputed.every(({ dispute }: { dispute: string }) => dispute !== "none")).toBe(true);
});
