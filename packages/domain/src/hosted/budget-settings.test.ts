import { expect, test } from "vitest";
import { type BudgetSettings, liveBudgets } from "./budget-settings.ts";

const CONFIGURED = {
  services: new Map([["fal", { title: "fal", day: 10, month: 100 }]]),
  given: { day: 0, month: 0 },
};

function open(settings: BudgetSettings, fixed: readonly string[] = []) {
  return liveBudgets(
    () => CONFIGURED,
    (scope) => ({
      day: fixed.includes(`${scope} day`),
      month: fixed.includes(`${scope} month`),
    }),
    { list: async () => settings },
  );
}

test("apply the owner's limits once they are read, and keep the usual ones elsewhere", async () => {
  const budgets = open(
    new Map([
      ["fal", { day: 5, month: null }],
      ["given", { day: 1, month: 2 }],
      ["replicate", { day: 7, month: 7 }],
    ]),
  );
  expect(budgets.services).toEqual(CONFIGURED.services);
  await budgets.look();
  expect([...budgets.services]).toEqual([["fal", { title: "fal", day: 5, month: 100 }]]);
  expect(budgets.given).toEqual({ day: 1, month: 2 });
});

test("a limit of 0 stops everything, and the environment's limits come first", async () => {
  const budgets = open(
    new Map([
      ["fal", { day: 0, month: 0 }],
      ["given", { day: 9, month: 9 }],
    ]),
    ["fal month", "given day"],
  );
  await budgets.look();
  expect(budgets.services.get("fal")).toMatchObject({ day: 0, month: 100 });
  expect(budgets.given).toEqual({ day: 0, month: 9 });
});
