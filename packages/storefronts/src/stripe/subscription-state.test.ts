import { givesAccess, type SubscriptionState } from "@kinora/contracts/subscription/plans";
import { expect, it } from "vitest";
import { subscriptionState } from "./subscription-state.ts";

const periodStart = new Date("2026-11-01T00:00:00Z");
const soon = new Date("2026-11-07T23:59:59Z");
const late = new Date("2026-11-08T00:00:00Z");

it.each<[string, boolean, boolean, Date, SubscriptionState]>([
  ["incomplete", false, false, soon, "pending"],
  ["incomplete_expired", false, false, soon, "pending_purchase_canceled"],
  ["trialing", false, false, soon, "active"],
  ["trialing", true, false, soon, "canceled"],
  ["active", false, false, soon, "active"],
  ["active", true, false, soon, "canceled"],
  ["active", false, true, soon, "pending"],
  ["past_due", false, false, soon, "in_grace_period"],
  ["past_due", true, false, soon, "in_grace_period"],
  ["past_due", false, false, late, "on_hold"],
  ["unpaid", false, false, soon, "on_hold"],
  ["paused", false, false, soon, "paused"],
  ["canceled", false, false, soon, "expired"],
  ["something new", false, false, soon, "unspecified"],
])(
  "Stripe's %s (ends: %s, first payment awaited: %s) at %s is %s",
  (status, ends, awaits, now, state) => {
    expect(subscriptionState({ status, ends, awaitsFirstPayment: awaits, periodStart }, now)).toBe(
      state,
    );
  },
);

it.each<[SubscriptionState, boolean]>([
  ["unspecified", false],
  ["pending", false],
  ["active", true],
  ["paused", false],
  ["in_grace_period", true],
  ["on_hold", false],
  ["canceled", true],
  ["expired", false],
  ["pending_purchase_canceled", false],
])("%s gives access: %s", (state, access) => {
  expect(givesAccess(state)).toBe(access);
});
