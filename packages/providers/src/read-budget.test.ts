import { expect, test } from "vitest";
import { NOTHING, readBudget, USUAL } from "./read-budget.ts";

test("reads dollars per day and month in thousandths", () => {
  expect(readBudget({ FAL_BUDGET_DAY: "2.50", FAL_BUDGET_MONTH: "40" }, "FAL", USUAL)).toEqual({
    day: 2_500,
    month: 40_000,
  });
  expect(readBudget({}, "FAL", USUAL)).toEqual({ day: 10_000, month: 100_000 });
  expect(readBudget({ GIVEN_BUDGET_DAY: "1" }, "GIVEN", NOTHING)).toEqual({ day: 1_000, month: 0 });
  expect(readBudget({ FAL_BUDGET_DAY: "0" }, "FAL", USUAL)).toMatchObject({ day: 0 });
});

test.each(["ten", "-1", "1,50", "1e3", "$5"])("rejects %s as an amount", (text) => {
  expect(() => readBudget({ FAL_BUDGET_DAY: text }, "FAL", USUAL)).toThrow(
    `FAL_BUDGET_DAY is "${text}": it must be US dollars, like 25 or 2.50.`,
  );
});
