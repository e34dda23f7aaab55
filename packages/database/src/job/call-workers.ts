import { sql } from "kysely";
import type { Database } from "../client.ts";
import { JOB_CHANNEL } from "./job-queues.ts";

/** Tells waiting workers WAKE, or the id of a job that was cancelled. */
export type CallWorkers = (message: string) => void;

/**
 * Sends each message once. Never inside a transaction: transactions with a NOTIFY commit one after the other, over the
 * whole database. A call that gets lost costs a moment: workers poll, and keep asking whether their jobs are still theirs.
 */
export async function callWorkers(
  database: Database,
  messages: ReadonlySet<string>,
): Promise<void> {
  if (messages.size === 0) return;
  await sql`
    select pg_notify(${JOB_CHANNEL}, message) from unnest(${[...messages]}::text[]) as message`
    .execute(database)
    .catch(() => {});
}
