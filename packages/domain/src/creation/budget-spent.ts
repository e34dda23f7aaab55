import { Refusal } from "../refusal.ts";
import { periodEnds } from "./hosted-budget.ts";
import { type AlarmStores, type BudgetStanding, tellOwners } from "./tell-of-budget.ts";

/**
 * The budget of a day or month has no room for an order: refusal HOSTED_BUDGET_SPENT, or
 * HOSTED_GIVEN_SPENT for gift gems.
 */
export class BudgetSpent extends Refusal {
  readonly full: BudgetStanding;

  /**
   * @param fit number of works of the same order before it that had room
   */
  constructor(full: BudgetStanding, now: Date, fit = 0) {
    const isGiven = full.scope === "given";
    super(isGiven ? "HOSTED_GIVEN_SPENT" : "HOSTED_BUDGET_SPENT", {
      span: full.span,
      // A budget of zero has room in no period.
      until: full.limit === 0 ? null : periodEnds(full, now).toISOString(),
      ...(isGiven ? {} : { service: full.service, fit }),
    });
    this.full = full;
  }
}

/**
 * Runs a transaction that places an order. When a budget stops it, the transaction rolls back and
 * the owners are notified in a second one. A budget of zero raises no alarm.
 */
export async function withinBudget<Stores extends AlarmStores, T>(
  transact: <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>,
  work: (stores: Stores) => Promise<T>,
  now: Date,
): Promise<T> {
  try {
    return await transact(work);
  } catch (error) {
    if (error instanceof BudgetSpent && error.full.limit > 0)
      await transact((stores) => tellOwners(error.full, 100, now, stores));
    throw error;
  }
}
