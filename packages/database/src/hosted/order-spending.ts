import type { NewIntent } from "@kinora/domain/hosted/intent";
import type { Database } from "../client.ts";
import { insertSpending, shiftBudgets } from "./postgres-budget-store.ts";

/**
 * Marks an order as possibly billed, so that it is not given up without an answer; false when it
 * was given up. An order from before there were budgets, without a reservation, is counted now.
 */
export async function orderSpending(
  transaction: Database,
  { key: jobId, forJob, provider, keyOf, price, begunAt: at }: NewIntent,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("hosted_spending")
    .set({ state: "ordered" })
    .where("job_id", "=", jobId)
    .where("state", "!=", "settled")
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const spending = { jobId, forJob, provider, keyOf, mills: price.mills, givenMills: 0, at };
  const isNew = await insertSpending(transaction, spending, "ordered");
  if (isNew) await shiftBudgets(transaction, spending);
  return isNew;
}
