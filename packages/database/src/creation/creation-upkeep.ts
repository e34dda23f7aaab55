import type { Database } from "../client.ts";

/** Ids of creations that were deleted before the moment and are not purged yet. */
export async function findDeletedBefore(
  executor: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("creation")
    .select("id")
    .where("status", "=", "deleted")
    .where("purged_at", "is", null)
    .where("deleted_at", "<=", before)
    .orderBy("deleted_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Which of these are ids of jobs that are not finished. */
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

/** Forgets idempotency keys older than the moment: nobody repeats a request after a month. */
export async function deleteOldRequests(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("creation_request").where("at", "<", before).execute();
  await executor.deleteFrom("story_request").where("at", "<", before).execute();
}
