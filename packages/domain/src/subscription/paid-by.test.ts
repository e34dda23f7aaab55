import { expect, it } from "vitest";
import { carriedParts, leftOf, paidBy } from "./paid-by.ts";

const day = (text: string) => new Date(`${text}T09:00:00Z`);
const now = day("2027-03-01");
const main = { ref: "main", plan: "basic_yearly", until: day("2028-01-31") } as const;
const difference = { ref: "difference", plan: "pro_yearly", until: main.until } as const;
const held = { paidUntil: main.until, paidBy: [main] };
const payment = (ref: string, about = {}) => ({
  ...{ ref, amount: 1_000, refunded: 0, dispute: "none" as const },
  ...about,
});
const upgraded = {
  ...{ plan: "pro_yearly" as const, periodStart: day("2027-01-31"), paidUntil: main.until },
  paymentRef: "difference",
};

it("a change within a paid period stands on what was paid before, too; a renewal on its own payment", () => {
  expect(paidBy(held, upgraded, { paysWhole: false, known: [] })).toEqual([main, difference]);
  // The App Store gives back what is left, and takes a whole period.
  expect(paidBy(held, upgraded, { paysWhole: true, known: [] })).toEqual([difference]);
  const renewed = { ...upgraded, periodStart: main.until, paidUntil: day("2029-01-31") };
  expect(paidBy(held, renewed, { paysWhole: false, known: [] })).toEqual([
    { ...difference, until: day("2029-01-31") },
  ]);
  const known = [{ ...main, ref: "unheard" }, { ...difference }];
  expect(paidBy(held, renewed, { paysWhole: false, known })).toEqual(known);
  expect(
    paidBy(held, { ...upgraded, paymentRef: "main" }, { paysWhole: false, known: [] }),
  ).toEqual([main]);
});

it("another plan in its place stands on the money before while that was paid for, or for as long as it made it last", () => {
  const to = { periodStart: day("2027-03-01"), paidUntil: day("2028-06-30"), paidBy: [difference] };
  expect(carriedParts(held, to)).toEqual([main, difference]);
  expect(carriedParts(held, { ...to, paidBy: [] })).toEqual([{ ...main, until: to.paidUntil }]);
  expect(carriedParts(held, { ...to, periodStart: main.until })).toEqual([difference]);
});

it("without the first payment nothing is left, without a later one the plan before it", () => {
  const parts = [main, difference];
  const isDisputed = { dispute: "open" };
  expect(leftOf(parts, [payment("main"), payment("difference")], now)).toEqual({
    ...{ isMissing: false, plan: null },
  });
  expect(leftOf(parts, [payment("main", isDisputed)], now).isMissing).toBe(true);
  expect(leftOf(parts, [payment("main", { refunded: 999 })], now).isMissing).toBe(false);
  expect(leftOf(parts, [payment("difference", isDisputed)], now)).toEqual({
    ...{ isMissing: false, plan: "basic_yearly" },
  });
  // A month whose time is over no longer matters to the year that followed.
  const month = { ...main, plan: "basic_monthly" as const, until: day("2027-02-28") };
  expect(leftOf([month, difference], [payment("main", isDisputed)], now).isMissing).toBe(false);
});
