import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PurchaseFacts } from "@kinora/domain/billing/storefront";
import type { PlanPayment } from "@kinora/domain/subscription/plan-store";
import type { PlayPublisher } from "./open-publisher.ts";
import { findInPlay } from "./play-answers.ts";
import { priceOfMoney } from "./play-money.ts";

type Order = androidpublisher_v3.Schema$Order;

/** What was paid by an order, and what went back. */
export interface PlayOrder {
  readonly orderId: string;
  readonly token: string;
  readonly rawProduct: string;
  /** Processed: what it was for was paid, or cost nothing. */
  readonly isPaid: boolean;
  /** Taxes included; null while nothing was paid, or when Google names no amount. */
  readonly paid: ShopPrice | null;
  readonly refunded: number;
  readonly dispute: PurchaseFacts["dispute"];
  /** The period that it pays for; null for what is bought once. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
}

/**
 * Asks Google Play for an order: purchases say what is owned, orders what was paid. Null when it has
 * none of this id.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/orders
 */
export async function readPlayOrder(
  { api, packageName }: PlayPublisher,
  orderId: string,
): Promise<PlayOrder | null> {
  const order = await findInPlay(() => api.orders.get({ packageName, orderId }));
  if (order === null) return null;
  const rawProduct = order.lineItems?.[0]?.productId ?? "";
  const named = { orderId, token: order.purchaseToken ?? "", rawProduct };
  return { ...named, ...moneyOf(order), period: periodOf(order) };
}

/** Returns what became of a payment for a plan; null when Google Play has no such order. */
export async function readPlayPayment(
  publisher: PlayPublisher,
  orderId: string,
): Promise<PlanPayment | null> {
  const order = await readPlayOrder(publisher, orderId);
  return order && paymentOfOrder(order);
}

/** Returns an order as the payment for a period. */
export const paymentOfOrder = ({ orderId, paid, refunded, dispute }: PlayOrder): PlanPayment => ({
  ...{ ref: orderId, amount: paid?.amount ?? 0, refunded, dispute },
});

const UNPAID: ReadonlySet<string> = new Set(["PENDING", "CANCELED", "STATE_UNSPECIFIED"]);
/** Google gives the money back in the end, also while it only says that it will. */
const RETURNED: ReadonlySet<string> = new Set(["REFUNDED", "PENDING_REFUND"]);

function moneyOf(order: Order): Pick<PlayOrder, "isPaid" | "paid" | "refunded" | "dispute"> {
  const { state = null, orderHistory: history, total } = order;
  const isPaid = state !== null && !UNPAID.has(state);
  if (!isPaid) return { isPaid, paid: null, refunded: 0, dispute: "none" };
  const paid = priceOfMoney(total);
  const refunded = RETURNED.has(state) ? (paid?.amount ?? 0) : partsOf(order);
  const isChargeback = history?.refundEvent?.refundReason === "CHARGEBACK";
  return { isPaid, paid, refunded, dispute: isChargeback ? "lost" : "none" };
}

const partsOf = ({ orderHistory }: Order): number =>
  (orderHistory?.partialRefundEvents ?? [])
    .map(({ refundDetails }) => priceOfMoney(refundDetails?.total)?.amount ?? 0)
    .reduce((sum, amount) => sum + amount, 0);

function periodOf({ lineItems }: Order): PlayOrder["period"] {
  const details = lineItems?.find((item) => item.subscriptionDetails)?.subscriptionDetails;
  const { servicePeriodStartTime: start, servicePeriodEndTime: end } = details ?? {};
  return start && end ? { start: new Date(start), end: new Date(end) } : null;
}
