import type {
  AppStoreWorld,
  SimulatedAppSubscription,
  SimulatedTransaction,
} from "./app-store-state.ts";

type Shaper = Pick<AppStoreWorld, "bundleId" | "clock">;

/** @see https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload */
export function transactionShape({ bundleId, clock }: Shaper, one: SimulatedTransaction): object {
  const { id, originalId, sku, type, quantity, revoked, token, price, expiresAt } = one;
  return {
    ...{ transactionId: id, originalTransactionId: originalId, bundleId, productId: sku },
    ...{ purchaseDate: one.purchasedAt, originalPurchaseDate: one.originallyAt, quantity, type },
    ...(expiresAt !== null && {
      ...{ expiresDate: expiresAt, subscriptionGroupIdentifier: "20990001" },
      webOrderLineItemId: `9${id}`,
    }),
    ...(token !== null && { appAccountToken: token }),
    ...{ inAppOwnershipType: one.ownership, signedDate: clock(), environment: "Sandbox" },
    ...{ transactionReason: one.reason, storefront: "USA", storefrontId: "143441" },
    ...(price !== null && { price, currency: one.currency }),
    ...(one.isUpgraded && { isUpgraded: true }),
    ...(revoked !== null && {
      ...{ revocationDate: revoked.at, revocationReason: 0, revocationType: revoked.type },
      revocationPercentage: revoked.percentage,
    }),
  };
}

/** @see https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfodecodedpayload */
export function renewalShape(
  { clock }: Shaper,
  { originalId, status, renews, nextSku, graceUntil, token }: SimulatedAppSubscription,
  last: SimulatedTransaction,
): object {
  return {
    ...{ originalTransactionId: originalId, autoRenewProductId: nextSku, productId: last.sku },
    ...{ autoRenewStatus: renews ? 1 : 0, signedDate: clock(), environment: "Sandbox" },
    ...{ recentSubscriptionStartDate: last.originallyAt, renewalDate: last.expiresAt },
    ...(status === 3 || status === 4 ? { isInBillingRetryPeriod: true, expirationIntent: 2 } : {}),
    ...(status === 2 && { expirationIntent: renews ? 2 : 1 }),
    ...(graceUntil !== null && status === 4 && { gracePeriodExpiresDate: graceUntil }),
    ...(token !== null && { appAccountToken: token }),
  };
}

/** Returns the transaction of the present, or last, period. */
export function lastOf(
  { state }: Pick<AppStoreWorld, "state">,
  originalId: string,
): SimulatedTransaction | null {
  const all = [...state.transactions.values()].filter((one) => one.originalId === originalId);
  return all.at(-1) ?? null;
}

/** Signed, as answers and notifications contain it. */
export const signedSubscription = (
  world: AppStoreWorld,
  subscription: SimulatedAppSubscription,
  last: SimulatedTransaction,
) => ({
  signedTransactionInfo: world.sign(transactionShape(world, last)),
  signedRenewalInfo: world.sign(renewalShape(world, subscription, last)),
});
