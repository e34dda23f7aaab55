import {
  type BudgetPeriod,
  type BudgetStore,
  type NewSpending,
  periodsOf,
} from "@kinora/domain/creation/hosted-budget";
import { isGiven } from "@kinora/domain/gem/given-gems";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseLotKind } from "../gem/parse-lot-kind.ts";

export const postgresBudgetStore = (executor: Database): BudgetStore => ({
  lock: (periods) => lockBudgets(executor, periods),

  async setAside(spending) {
    if (await insertSpending(executor, spending, "set aside"))
      await shiftBudgets(executor, spending);
  },

  async givenGems(holdId) {
    const lots = await executor
      .selectFrom("gem_hold_lot")
      .innerJoin("gem_lot", "gem_lot.id", "gem_hold_lot.lot_id")
      .select(["kind", "taken"])
      .where("hold_id", "=", holdId)
      .execute();
    return lots
      .filter(({ kind }) => isGiven(parseLotKind(kind)))
      .reduce((sum, { taken }) => sum + taken, 0);
  },
});

/** Returns false when the job already has one. */
export async function insertSpending(
  executor: Database,
  { jobId, forJob, provider, keyOf, mills, givenMills, at }: NewSpending,
  state: "set aside" | "ordered",
): Promise<boolean> {
  const day = at.toISOString().slice(0, 10);
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto("hosted_spending")
    .values({
      ...{
        job_id: jobId,
        for_job: forJob ?? null,
        provider,
        key_of: keyOf,
        day,
        mills,
        given_mills: givenMills,
        state,
      },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sorts periods into one global order, so that concurrent locks cannot deadlock. */
const inOrder = (periods: readonly BudgetPeriod[]) =>
  periods.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
const nameOf = ({ scope, period }: Pick<BudgetPeriod, "scope" | "period">) => `${scope} ${period}`;

/**
 * Returns the totals of days and months in thousandths of a US dollar, in the given order, locked
 * until the transaction ends.
 */
export async function lockBudgets(
  executor: Database,
  periods: readonly BudgetPeriod[],
): Promise<number[]> {
  const sums = new Map<string, number>();
  for (const { scope, period } of inOrder(periods)) {
    await executor
      .insertInto("hosted_budget")
      .values({ scope, period })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { mills } = await executor
      .selectFrom("hosted_budget")
      .select("mills")
      .where("scope", "=", scope)
      .where("period", "=", period)
      .forUpdate()
      .executeTakeFirstOrThrow();
    sums.set(nameOf({ scope, period }), mills);
  }
  return periods.map((period) => sums.get(nameOf(period)) ?? 0);
}

/**
 * Adds to the totals of the day and month that an order counts for; a negative amount subtracts.
 * Orders with a user's own key count in none.
 */
export async function shiftBudgets(
  executor: Database,
  { provider, keyOf, at, mills, givenMills }: Omit<NewSpending, "jobId">,
): Promise<void> {
  if (keyOf !== null) return;
  const shifts = [
    ...periodsOf(provider, at).map((period) => ({ ...period, by: mills })),
    ...periodsOf("given", at).map((period) => ({ ...period, by: givenMills })),
  ].filter(({ by }) => by !== 0);
  await lockBudgets(executor, shifts);
  for (const { scope, period, by } of shifts)
    await executor
      .updateTable("hosted_budget")
      .set({ mills: sql`mills + ${by}` })
      .where("scope", "=", scope)
      .where("period", "=", period)
      .execute();
}
