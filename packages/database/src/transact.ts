import type { PgBoss } from "pg-boss";
import type { Database } from "./client.ts";
import { callWorkers } from "./job/call-workers.ts";
import { type Stores, storesOn } from "./stores.ts";

/** Runs the work with all stores in one transaction; workers are called once it is committed. */
export async function transact<T>(
  database: Database,
  boss: PgBoss,
  work: (stores: Stores, transaction: Database) => Promise<T>,
): Promise<T> {
  const calls = new Set<string>();
  const result = await database.transaction().execute((transaction) =>
    work(
      storesOn(transaction, boss, (message) => calls.add(message)),
      transaction,
    ),
  );
  await callWorkers(database, calls);
  return result;
}

/** The stores on the pool, each call a transaction of its own. */
export const storesOnPool = (database: Database, boss: PgBoss): Stores =>
  storesOn(database, boss, (message) => void callWorkers(database, new Set([message])));
