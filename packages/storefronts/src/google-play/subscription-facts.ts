import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import type { SubscriptionFacts } from "@kinora/domain/subscription/plan-store";
import type { PlayPublisher } from "./open-publisher.ts";
import { priceOfMoney } from "./play-money.ts";
import { type PlayOrder, paymentOfOrder, readPlayOrder } from "./play-order.ts";
import { currentLine, planOfProduct } from "./play-plan.ts";
import { playState, UNSPECIFIED } from "./play-state.ts";

type Held = androidpublisher_v3.Schema$SubscriptionPurchaseV2;

/**
 * Returns a subscription's facts, with its latest order: a grace period moves the time at which it
 * expires, and only the order says until when something was paid.
 */
export async function subscriptionFacts(
  publisher: PlayPublisher,
  token: string,
  held: Held,
): Promise<SubscriptionFacts> {
  const rawState = held.subscriptionState ?? UNSPECIFIED;
  const state = playState(rawState);
  const line = currentLine(held.lineItems ?? []);
  const orderId = line?.latestSuccessfulOrderId ?? null;
  const order = orderId === null ? null : await readPlayOrder(publisher, orderId);
  const periodEnd = dateOf(line?.expiryTime);
  return {
    ...{ state, rawState, ref: token, customerRef: null },
    plan: planOfProduct(line?.productId),
    nextPlan: planOfProduct(line?.deferredItemReplacement?.productId),
    price: priceOfMoney(line?.autoRenewingPlan?.recurringPrice),
    startedAt: dateOf(held.startTime),
    periodStart: order?.period?.start ?? dateOf(held.startTime),
    periodEnd,
    endedAt: state === "expired" ? periodEnd : null,
    paidUntil: paidUntil(order, { state, periodEnd }),
    payment: order?.paid?.amount ? paymentOfOrder(order) : null,
  };
}

/**
 * Until when the latest order pays. Without one, as after an upgrade that only changed how long the
 * rest of the period lasts, what is active is paid until it expires.
 */
function paidUntil(
  order: PlayOrder | null,
  { state, periodEnd }: Pick<SubscriptionFacts, "state" | "periodEnd">,
): Date | null {
  const goesOn = state === "active" || state === "canceled";
  if (order?.period && !order.isPaid) return null;
  if (order?.period && !(goesOn && isDeferred(order.period.end, periodEnd)))
    return order.period.end;
  return goesOn ? periodEnd : null;
}

/** Google goes on for a day by itself when a payment fails; what lasts longer was given by us. */
const isDeferred = (paidUntil: Date, expires: Date | null): boolean =>
  expires !== null && +expires - +paidUntil >= 2 * 86_400_000;

const dateOf = (said: string | null | undefined): Date | null => (said ? new Date(said) : null);
