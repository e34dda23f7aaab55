import { type IntentState, UNFETCHED_STATES } from "@kinora/domain/hosted/intent";
import type { UpstreamFile } from "@kinora/domain/hosted/upstream-file";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Stores the URLs of an order's result, and its id; false when they are known or the order no
 * longer needs them.
 */
export async function keepFiles(
  executor: Database,
  key: string,
  upstreamId: string,
  files: readonly UpstreamFile[],
): Promise<boolean> {
  const late: IntentState = "late";
  const { numUpdatedRows } = await executor
    .updateTable("hosted_intent")
    .set({
      state: sql`case when state = ${late} then state else 'accepted' end`,
      upstream_id: sql`coalesce(upstream_id, ${upstreamId})`,
      send_again_at: null,
      file_urls: files.map(({ url }) => url),
    })
    .where("job_id", "=", key)
    .where("file_urls", "is", null)
    .where("state", "in", UNFETCHED_STATES)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes result URLs of orders from before this time, because services serve the files for hours
 * only.
 */
export async function forgetFiles(executor: Database, before: Date): Promise<void> {
  await executor
    .updateTable("hosted_intent")
    .set({ file_urls: null })
    .where("file_urls", "is not", null)
    .where("begun_at", "<", before)
    .execute();
}

/**
 * Deletes results contained in answers to orders from before this time that no longer need
 * fetching.
 */
export async function forgetContents(executor: Database, before: Date): Promise<void> {
  await executor
    .updateTable("hosted_intent")
    .set({ file_urls: null })
    .where(sql<boolean>`file_urls[1] like 'data:%'`)
    .where("state", "not in", UNFETCHED_STATES)
    .where("begun_at", "<", before)
    .execute();
}
