import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import type { PgBoss } from "pg-boss";
import { appendAudit } from "./audit/postgres-audit-log.ts";
import type { Database } from "./client.ts";
import { callWorkers } from "./job/call-workers.ts";
import { type Stores, storesOn } from "./stores.ts";

/**
 * Runs the work with all stores in one transaction. Its audit lines are written last; workers are
 * called after the commit.
 */
export async function transact<T>(
  database: Database,
  boss: PgBoss,
  work: (stores: Stores, transaction: Database) => Promise<T>,
): Promise<T> {
  const calls = new Set<string>();
  const call = (message: string) => void calls.add(message);
  const result = await database.transaction().execute(async (transaction) => {
    const records: AuditRecord[] = [];
    const audit = async (record: AuditRecord) => void records.push(record);
    const done = await work(storesOn(transaction, boss, { call, audit }), transaction);
    await appendAudit(transaction, records);
    return done;
  });
  await callWorkers(database, calls);
  return result;
}

/** Returns the stores on the pool, in which each call is its own transaction. */
export const storesOnPool = (database: Database, boss: PgBoss): Stores =>
  storesOn(database, boss, {
    call: (message) => void callWorkers(database, new Set([message])),
    audit: (record) => database.transaction().execute((own) => appendAudit(own, [record])),
  });
