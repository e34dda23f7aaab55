import { givesAccess, type SubscriptionState } from "@kinora/contracts/billing/plans";
import { expect, it } from "vitest";
import { type StripeStanding, subscriptionState } from "./subscription-state.ts";

const periodStart = new Date("2026-11-01T00:00:00Z");
const soon = new Date("2026-11-07T23:59:59Z");
const late = new Date("2026-11-08T00:00:00Z");

it.each<[string, Partial<StripeStanding>, Date, SubscriptionState]>([
  ["incomplete", {}, soon, "pending"],
  ["incomplete_expired", {}, soon, "pending_purchase_canceled"],
  ["trialing", {}, soon, "active"],
  ["trialing", { ends: true }, soon, "canceled"],
  ["active", {}, soon, "active"],
  ["active", { ends: true }, soon, "canceled"],
  ["active", { awaitsFirstPayment: true }, soon, "pending"],
  ["past_due", {}, soon, "in_grace_period"],
  ["past_due", { ends: true }, soon, "in_grace_period"],
  ["past_due", {}, late, "on_hold"],
  ["unpaid", {}, soon, "on_hold"],
  ["paused", {}, soon, "paused"],
  ["canceled", {}, soon, "expired"],
  ["something new", {}, soon, "unspecified"],
])("Stripe's %s with %j at %s is %s", (status, about, now, state) => {
  const standing = { status, ends: false, awaitsFirstPayment: false, periodStart, ...about };
  expect(subscriptionState(standing, now)).toBe(state);
});

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
