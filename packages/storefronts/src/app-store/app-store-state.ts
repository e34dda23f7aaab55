import type { SubscriptionState } from "@kinora/contracts/billing/plans";

const STATES: Readonly<Record<number, SubscriptionState>> = {
  1: "active",
  2: "expired",
  3: "on_hold",
  4: "in_grace_period",
  5: "expired",
};

/**
 * Returns the specification's state for a status of the App Store: active, expired, in billing
 * retry, in grace period, revoked. Anything unknown is `unspecified`.
 *
 * @param renews false when the buyer has turned renewal off
 * @see https://developer.apple.com/documentation/appstoreserverapi/status
 */
export function appStoreState(status: number, renews: boolean): SubscriptionState {
  const state = STATES[status] ?? "unspecified";
  return state === "active" && !renews ? "canceled" : state;
}
