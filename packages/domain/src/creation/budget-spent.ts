import type { GemLedger } from "../gem/gem-ledger.ts";
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

type Transact<Stores> = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;

/**
 * Runs a transaction that places an order, as withinBudget does. When it is the budget for given
 * gems that has no room, bought ones pay before them, in a second transaction.
 */
export async function payWithinBudget<
  Stores extends AlarmStores & { readonly ledger: Pick<GemLedger, "hold"> },
  T,
>(transact: Transact<Stores>, work: (stores: Stores) => Promise<T>, now: Date): Promise<T> {
  const sparing = (stores: Stores) => {
    const hold: GemLedger["hold"] = (input) => stores.ledger.hold({ ...input, boughtFirst: true });
    return work({ ...stores, ledger: { ...stores.ledger, hold } });
  };
  try {
    return await withinBudget(transact, work, now);
  } catch (error) {
    if (!(error instanceof BudgetSpent && error.full.scope === "given")) throw error;
    return withinBudget(transact, sparing, now);
  }
}

/**
 * Runs a transaction that places an order. When a budget stops it, the transaction rolls back and
 * the owners are notified in a second one. A budget of zero raises no alarm.
 */
export async function withinBudget<Stores extends AlarmStores, T>(
  transact: Transact<Stores>,
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
