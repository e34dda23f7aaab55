import { sql } from "kysely";
import type { Database } from "../client.ts";

/** The file's type when a creation that everybody may see refers to it, else null. */
export async function findPublicMedia(
  executor: Database,
  hash: string,
): Promise<{ mimeType: string } | null> {
  const row = await executor
    .selectFrom("creation_media")
    .innerJoin("creation", "creation.id", "creation_media.creation_id")
    .select("creation_media.mime_type")
    .where("creation_media.hash", "=", hash)
    .where("creation.status", "is", null)
    .where("creation.private", "=", false)
    .where("creation.moderator_hidden", "=", false)
    .limit(1)
    .executeTakeFirst();
  return row ? { mimeType: row.mime_type } : null;
}

/**
 * Which of these files nothing refers to any more: no creation, no preview of a running job, no upload,
 * no artifact of a story, and no creation that is still to be made from it.
 */
export async function findUnreferenced(
  executor: Database,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${[...hashes]}::text[]) as stored (hash)
    where not exists (select 1 from creation_media m where m.hash = stored.hash)
      and not exists (
        select 1 from job j where j.preview_hash = stored.hash and j.ended_at is null
      )
      and not exists (select 1 from upload_media u where u.hash = stored.hash)
      and not exists (select 1 from story_piece_file p where p.hash = stored.hash)
      and not exists (
        select 1 from creation c where c.status in ('processing', 'failed')
          and c.recipe #>> '{inputs,initialImage,hash}' = stored.hash
      )
      and not exists (
        select 1 from creation c where c.status in ('processing', 'failed')
          and c.recipe #>> '{inputs,initialVideo,hash}' = stored.hash
      )
      and not exists (
        select 1 from creation c where c.status in ('processing', 'failed')
          and c.recipe #>> '{inputs,lastImage,hash}' = stored.hash
      )
      and not exists (
        select 1 from creation c where c.status in ('processing', 'failed')
          and c.recipe #>> '{story,recording}' = stored.hash
      )`.execute(executor);
  return rows.map((row) => row.hash);
}
