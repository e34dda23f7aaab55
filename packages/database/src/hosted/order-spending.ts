import type { NewIntent } from "@kinora/domain/hosted/intent";
import type { Database } from "../client.ts";
import { insertSpending, shiftBudgets } from "./postgres-budget-store.ts";

/**
 * From now on an order may be paid for, and is not given up without an answer; false: it was given up. What nothing was
 * set aside for (it was ordered before there were budgets) is counted now.
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
