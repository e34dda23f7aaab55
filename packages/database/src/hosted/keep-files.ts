import { type IntentState, UNFETCHED_STATES } from "@kinora/domain/hosted/intent";
import type { UpstreamFile } from "@kinora/domain/hosted/upstream-file";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Notes where the result of an order lies, and its id; false: that is known, or nobody waits for it any more. */
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

/** Forgets addresses of results of orders from before a moment: services give them out for hours only. */
export async function forgetFiles(executor: Database, before: Date): Promise<void> {
  await executor
    .updateTable("hosted_intent")
    .set({ file_urls: null })
    .where("file_urls", "is not", null)
    .where("begun_at", "<", before)
    .execute();
}

/** Forgets what answers brought in themselves, of orders from before a moment that nobody fetches any more. */
export async function forgetContents(executor: Database, before: Date): Promise<void> {
  await executor
    .updateTable("hosted_intent")
    .set({ file_urls: null })
    .where(sql<boolean>`file_urls[1] like 'data:%'`)
    .where("state", "not in", UNFETCHED_STATES)
    .where("begun_at", "<", before)
    .execute();
}
