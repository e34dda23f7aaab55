import type { SubscriptionState } from "@kinora/contracts/billing/plans";

/** What Google Play says while it says nothing. */
export const UNSPECIFIED = "SUBSCRIPTION_STATE_UNSPECIFIED";

const STATES: Readonly<Record<string, SubscriptionState>> = {
  [UNSPECIFIED]: "unspecified",
  SUBSCRIPTION_STATE_PENDING: "pending",
  SUBSCRIPTION_STATE_ACTIVE: "active",
  SUBSCRIPTION_STATE_PAUSED: "paused",
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: "in_grace_period",
  SUBSCRIPTION_STATE_ON_HOLD: "on_hold",
  SUBSCRIPTION_STATE_CANCELED: "canceled",
  SUBSCRIPTION_STATE_EXPIRED: "expired",
  SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED: "pending_purchase_canceled",
};

/**
 * Returns the specification's state for one of Google's, which are the same. Anything unknown is
 * `unspecified`.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2#subscriptionstate
 */
export const playState = (raw: string): SubscriptionState =>
  (Object.hasOwn(STATES, raw) ? STATES[raw] : undefined) ?? "unspecified";

/** States of a subscription that has not begun: it takes the place of none. */
const NOT_BEGUN: ReadonlySet<SubscriptionState> = new Set([
  ...(["unspecified", "pending", "pending_purchase_canceled"] as const),
]);

/** True when a subscription in this state has taken the place of the one that it is linked to. */
export const takesPlace = (state: SubscriptionState): boolean => !NOT_BEGUN.has(state);
