import type { Database } from "@kinora/database/client";
import { releaseUnsent } from "@kinora/database/hosted/release-unsent";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";
import { expect } from "vitest";
import { wishAt } from "./open-orders.ts";
import type { SimulatedService } from "./simulated-service.ts";

/** Sums of fractions are not exact. */
const ROUNDED = 1e-6;

/**
 * Returns the least that is counted for a bill in thousandths of a US dollar: what the service
 * bills, or our list price, which stands where it does not say, or nobody heard it.
 */
const leastOf = ({ name, simulator }: SimulatedService, bill: SimulatedOrder): number =>
  Math.min(simulator.billOf(bill).mills, wishAt(name).mills);

/** Checks that every bill is counted, no amount stays reserved, and the totals match the orders. */
export async function checkSpending(
  database: Database,
  keys: readonly string[],
  service: SimulatedService,
): Promise<void> {
  const { simulator } = service;
  const bills = [...simulator.orders.values()].filter((bill) => simulator.isPaid(bill));
  const least = bills.reduce((sum, bill) => sum + leastOf(service, bill), 0);
  await releaseUnsent(database);
  const spendings = await database.selectFrom("hosted_spending").selectAll().execute();
  const own = spendings.filter(({ job_id }) => keys.includes(job_id));
  expect(own.map(({ state }) => state)).toEqual(keys.map(() => "settled"));
  const spent = own.reduce((sum, { mills }) => sum + mills, 0);
  expect(spent, "bills that are not counted").toBeGreaterThanOrEqual(least - ROUNDED);
  const budgets = await database.selectFrom("hosted_budget").selectAll().execute();
  for (const { scope, period, mills } of budgets) {
    const counted = spendings
      .filter(({ provider, key_of }) => key_of === null && ["given", provider].includes(scope))
      .filter(({ day }) => day.startsWith(period))
      .map((spending) => (scope === "given" ? spending.given_mills : spending.mills));
    expect(
      counted.reduce((sum, part) => sum + part, 0),
      `${scope} ${period}`,
    ).toBe(mills);
  }
}
