import type { Transaction } from "kysely";
import type { Database } from "./client.ts";
import type { Schema } from "./schema.gen.ts";

/** Runs the work in the open transaction, or in one of its own. */
export function inTransaction<T>(
  executor: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (executor.isTransaction) return work(executor);
  return executor.transaction().execute((transaction: Transaction<Schema>) => work(transaction));
}
