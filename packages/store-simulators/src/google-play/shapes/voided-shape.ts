import type { VoidedRecord } from "../play-records.ts";

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.voidedpurchases */
export const voidedShape = (voided: VoidedRecord): object => ({
  kind: "androidpublisher#voidedPurchase",
  ...{ purchaseToken: voided.token, orderId: voided.orderId },
  purchaseTimeMillis: `${voided.purchasedAt}`,
  voidedTimeMillis: `${voided.voidedAt}`,
  ...{ voidedSource: voided.source, voidedReason: voided.reason },
  ...(voided.quantity !== null && { voidedQuantity: voided.quantity }),
});
