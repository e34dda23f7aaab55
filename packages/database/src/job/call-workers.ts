import { sql } from "kysely";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { JOB_CHANNEL } from "./job-queues.ts";

/** Sends waiting workers WAKE, or the id of a cancelled job. */
export type CallWorkers = (message: string) => void;

/**
 * Sends each message once. Never call it inside a transaction: transactions with a NOTIFY commit
 * one after another across the whole database. A lost call costs only a moment, because workers
 * poll and verify their claims regularly.
 */
export async function callWorkers(
  database: Database,
  messages: ReadonlySet<string>,
): Promise<void> {
  if (messages.size === 0) return;
  await sql`
    select pg_notify(${JOB_CHANNEL}, message) from unnest(${[...messages]}::text[]) as message ${PREPARED}`
    .execute(database)
    .catch(() => {});
}
