import type { SubscriptionState } from "@kinora/contracts/billing/plans";
import { expect, it } from "vitest";
import { playState, takesPlace } from "./play-state.ts";

it.each<[string, SubscriptionState, boolean]>([
  ["SUBSCRIPTION_STATE_UNSPECIFIED", "unspecified", false],
  ["SUBSCRIPTION_STATE_PENDING", "pending", false],
  ["SUBSCRIPTION_STATE_ACTIVE", "active", true],
  ["SUBSCRIPTION_STATE_PAUSED", "paused", true],
  ["SUBSCRIPTION_STATE_IN_GRACE_PERIOD", "in_grace_period", true],
  ["SUBSCRIPTION_STATE_ON_HOLD", "on_hold", true],
  ["SUBSCRIPTION_STATE_CANCELED", "canceled", true],
  ["SUBSCRIPTION_STATE_EXPIRED", "expired", true],
  ["SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED", "pending_purchase_canceled", false],
  ["SUBSCRIPTION_STATE_FROZEN", "unspecified", false],
  ["constructor", "unspecified", false],
  ["", "unspecified", false],
])("Google's %s is %s, and takes the place of another: %s", (raw, state, takes) => {
  expect(playState(raw)).toBe(state);
  expect(takesPlace(playState(raw))).toBe(takes);
});
