import { timestamp } from "../play-calendar.ts";
import type { PlayProductRecord } from "../play-records.ts";

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.productsv2 */
export function productPurchaseShape(purchase: PlayProductRecord): object {
  const { productId, quantity, refundedQuantity, isConsumed, isAcknowledged } = purchase;
  return {
    kind: "androidpublisher#productPurchaseV2",
    productLineItem: [
      {
        productId,
        productOfferDetails: {
          purchaseOptionId: "buy",
          quantity,
          refundableQuantity: quantity - refundedQuantity,
          consumptionState: `CONSUMPTION_STATE_${isConsumed ? "CONSUMED" : "YET_TO_BE_CONSUMED"}`,
        },
      },
    ],
    purchaseStateContext: { purchaseState: purchase.state },
    ...(purchase.isTest && { testPurchaseContext: { fopType: "TEST" } }),
    ...(purchase.orderId !== null && { orderId: purchase.orderId }),
    ...(purchase.accountId !== null && { obfuscatedExternalAccountId: purchase.accountId }),
    ...(purchase.profileId !== null && { obfuscatedExternalProfileId: purchase.profileId }),
    regionCode: "US",
    ...(purchase.completedAt !== null && {
      purchaseCompletionTime: timestamp(purchase.completedAt),
    }),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${isAcknowledged ? "ACKNOWLEDGED" : "PENDING"}`,
  };
}
