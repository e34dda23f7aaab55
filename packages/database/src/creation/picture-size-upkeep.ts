import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { Database } from "../client.ts";
import { mediaRow, parseMedia } from "./postgres-creation-media.ts";

/**
 * Returns works whose thumbnail exists in one width only, with their files, newest first (ids begin
 * with their time).
 */
export async function findUnsized(
  executor: Database,
  limit: number,
): Promise<{ readonly id: string; readonly files: readonly CreationMedia[] }[]> {
  const found = await executor
    .selectFrom("creation_media")
    .select("creation_id as id")
    .where("role", "=", "thumbnail")
    .where("label", "=", "")
    .where("sizes_made", "=", false)
    .orderBy("creation_id", "desc")
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await executor
    .selectFrom("creation_media")
    .selectAll()
    .where("creation_id", "in", ids)
    .execute();
  return ids.map((id) => ({
    id,
    files: rows.filter((row) => row.creation_id === id).map(parseMedia),
  }));
}

/**
 * Adds widths to a work and marks it in one statement; a work that lost its thumbnail meanwhile
 * gets none.
 */
export async function addSizes(
  executor: Database,
  id: string,
  files: readonly CreationMedia[],
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable("creation_media")
      .set({ sizes_made: true })
      .where("creation_id", "=", id)
      .where("role", "=", "thumbnail")
      .where("label", "=", "")
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n || files.length === 0) return;
    await transaction
      .insertInto("creation_media")
      .values(files.map((file) => mediaRow(id, file)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
