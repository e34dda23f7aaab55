import type { Database } from "../client.ts";
import { shiftBudgets } from "./postgres-budget-store.ts";

export interface Settlement {
  /**
   * Thousandths of a US dollar; null for what the answer to the order stated, or else the reserved
   * amount, as for an implausible cost.
   */
  readonly cost: number | null;
  /** States from which it is settled. */
  readonly from: readonly ("set aside" | "ordered")[];
}

/** Thousandths of a US dollar. No order costs $10,000, whatever its service reports. */
export const MOST = 10_000_000;

/** Settles the cost of an order: from now on this amount counts, on the day of the order. */
export async function settleSpending(
  transaction: Database,
  jobId: string,
  { cost, from }: Settlement,
): Promise<void> {
  const row = await transaction
    .selectFrom("hosted_spending as spending")
    .leftJoin("hosted_intent as intent", "intent.job_id", "spending.job_id")
    .select(["spending.provider", "spending.key_of", "day", "mills", "given_mills", "told_mills"])
    .where("spending.job_id", "=", jobId)
    .where("spending.state", "in", from)
    .forUpdate("spending")
    .executeTakeFirst();
  if (!row) return;
  const mills = cost !== null && cost <= MOST ? cost : (row.told_mills ?? row.mills);
  const givenMills = row.mills === 0 ? 0 : Math.ceil((row.given_mills * mills) / row.mills);
  await transaction
    .updateTable("hosted_spending")
    .set({ mills, given_mills: givenMills, state: "settled" })
    .where("job_id", "=", jobId)
    .execute();
  await shiftBudgets(transaction, {
    provider: row.provider,
    keyOf: row.key_of,
    at: new Date(row.day),
    mills: mills - row.mills,
    givenMills: givenMills - row.given_mills,
  });
}
