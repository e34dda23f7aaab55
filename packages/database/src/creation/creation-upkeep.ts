import type { DuePage } from "@kinora/domain/each-due";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { onLegalHold } from "./legal-hold.ts";

/**
 * Returns ids of creations deleted before this time that still have data: in the trash, or purged
 * by their owner while on a legal hold that has ended. A tombstone has an empty recipe.
 */
export async function findDeletedBefore(
  executor: Database,
  before: Date,
  { after, limit, now }: DuePage & { readonly now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from creation
     where status = 'deleted' and deleted_at <= ${before}
       and id > ${after}
       and (purged_at is null or recipe <> '{}')
       and not ${onLegalHold(now)}
     order by id
     limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}

/** Returns those ids that belong to unfinished jobs. */
export async function findOpenJobs(
  executor: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .selectFrom("job")
    .select("id")
    .where("ended_at", "is", null)
    .execute();
  const open = new Set(rows.map((row) => row.id));
  return new Set(ids.filter((id) => open.has(id)));
}

/**
 * Deletes idempotency keys older than this time, because no client repeats a request after a month.
 */
export async function deleteOldRequests(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("creation_request").where("at", "<", before).execute();
  await executor.deleteFrom("story_request").where("at", "<", before).execute();
}
