import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import {
  PRODUCTS,
  type ProductId,
  type PurchaseEnvironment,
} from "@kinora/contracts/billing/store-vocabulary";
import type { PurchaseFacts } from "@kinora/domain/billing/storefront";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { PlayPlace, PlayPublisher } from "./open-publisher.ts";
import { findInPlay } from "./play-answers.ts";
import { buyerOf, environmentOf, type PlayBuyer } from "./play-buyer.ts";
import { ACKNOWLEDGED, type PlayClaim } from "./play-claim.ts";
import { type PlayOrder, readPlayOrder } from "./play-order.ts";

type Purchase = androidpublisher_v3.Schema$ProductPurchaseV2;

/** What Google Play says of something that was bought once. */
export interface PlayProduct {
  readonly facts: PurchaseFacts;
  readonly environment: PurchaseEnvironment;
  /** What Google calls the state. */
  readonly rawState: string;
  /** Null for one that is not sold here. */
  readonly product: ProductId | null;
  readonly rawProduct: string;
  readonly quantity: number;
  readonly buyer: PlayBuyer;
  readonly claim: PlayClaim;
}

/**
 * Asks Google Play what became of a purchase. Null when it has none of this token.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.productsv2
 * @throws StoreUnreachable, also while Google does not know yet what was paid
 */
export async function readPlayProduct(
  { publisher, settings }: PlayPlace,
  token: string,
): Promise<PlayProduct | null> {
  const { api, packageName } = publisher;
  const purchase = await findInPlay(() =>
    api.purchases.productsv2.getproductpurchasev2({ packageName, token }),
  );
  if (purchase === null) return null;
  const [line] = purchase.productLineItem ?? [];
  const rawProduct = line?.productId ?? "";
  return {
    facts: await factsOf(publisher, purchase),
    environment: environmentOf(settings, purchase.testPurchaseContext),
    rawState: stateOf(purchase),
    ...{ rawProduct, product: PRODUCTS.find((one) => one === rawProduct) ?? null },
    quantity: line?.productOfferDetails?.quantity ?? 1,
    buyer: buyerOf(purchase),
    claim: claimOf(purchase),
  };
}

const stateOf = ({ purchaseStateContext }: Purchase): string =>
  purchaseStateContext?.purchaseState ?? "PURCHASE_STATE_UNSPECIFIED";

/** Google's states that stand for nothing paid; one that we don't know is nothing paid yet. */
const UNPAID: Readonly<Record<string, PurchaseFacts["state"]>> = {
  PENDING: "pending",
  CANCELLED: "canceled",
};

/**
 * A purchase that was refunded is cancelled in Google's words, as is one that was never paid: its
 * order tells them apart.
 */
async function factsOf(publisher: PlayPublisher, purchase: Purchase): Promise<PurchaseFacts> {
  const orderId = purchase.orderId ?? null;
  const state = stateOf(purchase);
  const order = orderId === null ? null : await readPlayOrder(publisher, orderId);
  const isRevoked = state === "CANCELLED";
  if (order?.isPaid && (state === "PURCHASED" || isRevoked)) return paidFacts(order, isRevoked);
  if (state === "PURCHASED" && orderId !== null)
    throw new StoreUnreachable("Google Play: a purchase whose order is not there yet");
  return {
    state: state === "PURCHASED" ? "paid" : (UNPAID[state] ?? "open"),
    ...{ paymentRef: orderId, paid: null, refunded: 0, dispute: "none" },
    // What was given away has no order.
    ...(isRevoked && { isRevoked }),
  };
}

/** Whoever no longer owns a purchase has had its money back, also where the order does not say so yet. */
const paidFacts = (
  { orderId, paid, dispute, refunded }: PlayOrder,
  isRevoked: boolean,
): PurchaseFacts => ({
  ...{ state: "paid", paymentRef: orderId, paid, dispute },
  ...(isRevoked ? { refunded: paid?.amount ?? 0, isRevoked } : { refunded }),
});

function claimOf(purchase: Purchase): PlayClaim {
  const [line] = purchase.productLineItem ?? [];
  const { purchaseCompletionTime: completed } = purchase;
  return {
    isAcknowledged: purchase.acknowledgementState === ACKNOWLEDGED,
    isConsumed: line?.productOfferDetails?.consumptionState === "CONSUMPTION_STATE_CONSUMED",
    since: completed ? new Date(completed) : null,
  };
}
