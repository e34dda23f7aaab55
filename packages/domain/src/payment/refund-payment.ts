import type { NewRefund } from "@kinora/contracts/payment/payment";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { StoreOrder } from "../billing/storefront.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { type DeskOf, type PaymentDesk, RefundRefused } from "./payment-desk.ts";
import type { PaymentRecord, PaymentStore, RefundOrder } from "./payment-store.ts";
import { readPaymentAgain } from "./read-payments.ts";

export interface RefundStores {
  readonly payments: PaymentStore;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

export interface RefundPorts {
  readonly payments: PaymentStore;
  readonly transact: <T>(work: (stores: RefundStores) => Promise<T>) => Promise<T>;
  /** Null where refunds are not made from here. */
  readonly deskOf: DeskOf;
  /** Asks the store what became of a payment's order, and books it: gems go back with the money. */
  readonly ask: (order: StoreOrder, paymentRef: string) => Promise<void>;
  readonly log: (message: string) => void;
}

export interface RefundWish extends NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly key: string;
  readonly actor: { readonly id: string };
  readonly requestId: string | null;
}

const MINUTE = 60_000;
const TRIES = 3;

/**
 * Refunds a payment in full or in part. The order is stored before the store is called, with its
 * id as the store's key; when no answer comes, the worker calls again (`sendDueRefunds`).
 *
 * @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_DISPUTED, REFUND_TOO_MUCH, REFUND_NOT_HERE,
 *   REFUND_REFUSED, IDEMPOTENCY_KEY_REUSED
 */
export async function refundPayment(
  ports: RefundPorts,
  wish: RefundWish,
  now: () => Date,
): Promise<void> {
  const order = await ports.transact((stores) => begin(stores, ports.deskOf, wish, now()));
  if (order.state === "refused") throw new Refusal("REFUND_REFUSED");
  if (order.state === "sent") return;
  try {
    await sendRefund(ports, order.id, now);
  } catch (error) {
    if (!(error instanceof StoreUnreachable)) throw error;
    // Ordered all the same: the page shows it as on its way.
    ports.log(`refund ${order.id}: ${error}`);
  }
}

async function begin(
  { payments, audit }: RefundStores,
  deskOf: DeskOf,
  { id, paymentId, key, cents, reason, actor, requestId }: RefundWish,
  now: Date,
): Promise<RefundOrder> {
  const payment = await payments.lock(paymentId);
  if (payment === null) throw new Refusal("PAYMENT_NOT_FOUND");
  const left = await payments.refundable(paymentId);
  // More than was ever paid is no sum to keep.
  if (cents > payment.price.amount) throw new Refusal("REFUND_TOO_MUCH", { left });
  const asked = { id, paymentId, amount: cents, reason, askedById: actor.id, askedAt: now };
  const kept = await payments.addRefund(asked, key);
  if (kept.id !== id) return repeated(kept, asked);
  const { store, userId, price } = payment;
  if (deskOf(payment) === null) throw new Refusal("REFUND_NOT_HERE", { store });
  if (payment.dispute === "open" || payment.dispute === "lost")
    throw new Refusal("PAYMENT_DISPUTED");
  if (cents > left) throw new Refusal("REFUND_TOO_MUCH", { left });
  await audit({
    ...{ action: "payment.refunded", actorId: actor.id, subject: { noun: "person", id: userId } },
    before: { refundable: left },
    after: { payment: paymentId, amount: cents, currency: price.currency },
    ...{ reason, requestId, at: now },
  });
  return kept;
}

/** Returns the earlier order of the same key. Refusal IDEMPOTENCY_KEY_REUSED when it differs. */
function repeated(kept: RefundOrder, asked: Omit<RefundOrder, "state">): RefundOrder {
  const isSame =
    kept.paymentId === asked.paymentId &&
    kept.amount === asked.amount &&
    kept.reason === asked.reason;
  if (!isSame) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return kept;
}

/**
 * Calls the store for an order to refund, and has what became of it booked. May be called at any
 * time, any number of times, by any process.
 *
 * @throws StoreUnreachable; Refusal REFUND_REFUSED
 */
export async function sendRefund(ports: RefundPorts, id: string, now: () => Date): Promise<void> {
  const { payments, transact, deskOf, ask } = ports;
  const order = await payments.findRefund(id);
  if (order?.state !== "asked") return;
  const payment = await payments.find(order.paymentId);
  const desk = payment && deskOf(payment);
  if (!payment || !desk) throw new StoreUnreachable("Nothing is sold there any more.");
  const ref = await call(ports, desk, payment, order);
  // Before the order counts as sent: whoever ends here is followed by another, who calls again.
  await ask(payment.order, payment.ref);
  await transact((stores) => setSent(stores, payment, order, ref));
  // The store's own events about it may come meanwhile; the worker reads it again after them.
  for (let tries = 0; tries < TRIES; tries += 1) {
    const heard = await payments.find(order.paymentId);
    if (heard === null || (await readPaymentAgain(ports, heard, now))) return;
  }
}

async function call(
  { payments }: RefundPorts,
  desk: PaymentDesk,
  { ref }: PaymentRecord,
  { id, amount }: RefundOrder,
): Promise<string> {
  try {
    return await desk.refund({ ref, cents: amount, key: id });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await payments.setRefundRefused(id, error.message);
    throw new Refusal("REFUND_REFUSED");
  }
}

async function setSent(
  { payments, record }: RefundStores,
  { id: subjectId, userId, product, price }: PaymentRecord,
  { id, amount }: RefundOrder,
  ref: string,
): Promise<void> {
  await payments.lock(subjectId);
  if (!(await payments.setRefundSent(id, ref))) return;
  const payload = { product, amount, paid: price.amount, currency: price.currency, order: id };
  await record({ type: "payment.refunded", subjectId, userId, payload });
}

/** Calls stores again for orders to refund that they have not answered. */
export async function sendDueRefunds(ports: RefundPorts, now: () => Date): Promise<void> {
  for (const id of await ports.payments.findRefundsDue(now(), 20))
    await sendRefund(ports, id, now).catch(async (error) => {
      ports.log(`refund ${id}: ${error}`);
      await ports.payments.setRefundDue(id, new Date(+now() + 5 * MINUTE));
    });
}
