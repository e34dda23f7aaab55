import type { Database } from "../client.ts";

export interface UploadLife {
  /** Unfinished ones and turns that began before this moment, and refused ones that ended before it, go. */
  readonly openedBefore: Date;
  /** Ready ones that ended before this moment go; under review too. */
  readonly keptBefore: Date;
}

/** Forgets uploads whose time is over; their files are swept once nothing refers to them. */
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
  // Of processes that were killed.
  await database.deleteFrom("upload_lock").where("held_until", "<", openedBefore).execute();
  return Number(numDeletedRows);
}

/** Forgets an upload that is still on its way; false when there is none. */
export async function forgetUnfinished(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("upload")
    .where("id", "=", id)
    .where("state", "=", "uploading")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Which of these are ids of uploads whose bytes are still wanted: on their way, or being checked. */
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
