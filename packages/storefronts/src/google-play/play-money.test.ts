import { expect, it } from "vitest";
import { priceOfMoney } from "./play-money.ts";

it.each([
  [
    { currencyCode: "USD", units: "14", nanos: 990_000_000 },
    { amount: 1_499, currency: "USD" },
  ],
  [
    { currencyCode: "EUR", nanos: 500_000_000 },
    { amount: 50, currency: "EUR" },
  ],
  [
    { currencyCode: "JPY", units: "1500" },
    { amount: 1_500, currency: "JPY" },
  ],
  [
    { currencyCode: "KWD", units: "1", nanos: 234_000_000 },
    { amount: 1_234, currency: "KWD" },
  ],
  [{ currencyCode: "USD" }, { amount: 0, currency: "USD" }],
  [{ units: "3" }, null],
  [undefined, null],
])("reads %j as %j", (money, price) => {
  expect(priceOfMoney(money)).toEqual(price);
});
