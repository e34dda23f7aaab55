import { expect, it } from "vitest";
import { pricePaid, refundOf } from "./transaction-money.ts";

const list = { amount: 1_499, currency: "USD" };

it.each([
  [14_990, "USD", { amount: 1_499, currency: "USD" }],
  [1_500_000, "JPY", { amount: 1_500, currency: "JPY" }],
  [4_500, "KWD", { amount: 4_500, currency: "KWD" }],
  [0, "EUR", { amount: 0, currency: "EUR" }],
  [undefined, "EUR", list],
  [14_990, undefined, list],
])("%s thousandths of %s are %j", (price, currency, paid) => {
  expect(
    pricePaid({ ...(price !== undefined && { price }), ...(currency && { currency }) }, list),
  ).toEqual(paid);
});

it.each([
  [{}, { refunded: 0, isRevoked: false }],
  [{ revocationDate: 1 }, { refunded: 1_499, isRevoked: true }],
  [
    { revocationDate: 1, revocationType: "REFUND_FULL", revocationPercentage: 100_000 },
    { refunded: 1_499, isRevoked: true },
  ],
  [
    { revocationDate: 1, revocationType: "REFUND_PRORATED", revocationPercentage: 50_000 },
    { refunded: 749, isRevoked: false },
  ],
  [
    { revocationDate: 1, revocationType: "FAMILY_REVOKE" },
    { refunded: 1_499, isRevoked: true },
  ],
])("of 1499, %j takes back %j", (transaction, refund) => {
  expect(refundOf(transaction, 1_499)).toEqual(refund);
});
