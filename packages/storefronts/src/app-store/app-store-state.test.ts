import type { SubscriptionState } from "@kinora/contracts/billing/plans";
import { expect, it } from "vitest";
import { appStoreState } from "./app-store-state.ts";

it.each<[number, boolean, SubscriptionState]>([
  [1, true, "active"],
  [1, false, "canceled"],
  [2, true, "expired"],
  [2, false, "expired"],
  [3, true, "on_hold"],
  [3, false, "on_hold"],
  [4, true, "in_grace_period"],
  [4, false, "in_grace_period"],
  [5, true, "expired"],
  [5, false, "expired"],
  [0, true, "unspecified"],
  [6, true, "unspecified"],
  [Number.NaN, true, "unspecified"],
])("the App Store's %s, renewed: %s, is %s", (status, renews, state) => {
  expect(appStoreState(status, renews)).toBe(state);
});
