import type { Database } from "@kinora/database/client";
import { releaseUnsent } from "@kinora/database/hosted/release-unsent";
import { expect } from "vitest";
import { wishAt } from "./open-orders.ts";

/**
 * Minimum cost of each bill in thousandths of a US dollar, as reported or listed by the service.
 */
const SAID: Readonly<Record<string, number>> = {
  fal: 36,
  runway: 240,
  bfl: 35,
  "byteplus film": 270,
};
export const leastOf = (service: string): number => SAID[service] ?? wishAt(service).mills;

/** Checks that every bill is counted, no amount stays reserved, and the totals match the orders. */
export async function checkSpending(
  database: Database,
  keys: readonly string[],
  bills: number,
  least: number,
): Promise<void> {
  await releaseUnsent(database);
  const spendings = await database.selectFrom("hosted_spending").selectAll().execute();
  const own = spendings.filter(({ job_id }) => keys.includes(job_id));
  expect(own.map(({ state }) => state)).toEqual(keys.map(() => "settled"));
  const spent = own.reduce((sum, { mills }) => sum + mills, 0);
  expect(spent, "bills that are not counted").toBeGreaterThanOrEqual(bills * least);
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
