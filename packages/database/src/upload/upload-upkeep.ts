import type { Database } from "../client.ts";

export interface UploadLife {
  /**
   * Unfinished uploads and turns that began before this time, and refused ones that ended before
   * it, are deleted.
   */
  readonly openedBefore: Date;
  /** Ready uploads, and those under review, that ended before this time are deleted. */
  readonly keptBefore: Date;
}

/** Deletes expired uploads; their files are swept once nothing refers to them. */
export async function removeOldUploads(
  database: Database,
  { openedBefore, keptBefore }: UploadLife,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("upload")
    .where((row) =>
      row.or([
        row.and([row("state", "=", "uploading"), row("created_at", "<", openedBefore)]),
        row.and([row("state", "=", "refused"), row("ended_at", "<", openedBefore)]),
        row.and([row("state", "in", ["ready", "review"]), row("ended_at", "<", keptBefore)]),
      ]),
    )
    .executeTakeFirst();
  await database.deleteFrom("upload_begun").where("at", "<", openedBefore).execute();
  // Left by killed processes.
  await database.deleteFrom("upload_lock").where("held_until", "<", openedBefore).execute();
  return Number(numDeletedRows);
}

/** Deletes an upload that is still in progress; returns false when there is none. */
export async function forgetUnfinished(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("upload")
    .where("id", "=", id)
    .where("state", "=", "uploading")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Returns those ids of uploads whose bytes are still needed, because they are being uploaded or
 * checked.
 */
export async function findWantedUploads(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom("upload")
    .select("id")
    .where("id", "in", ids)
    .where("state", "in", ["uploading", "checking"])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
