import { sql } from "kysely";
import type { Database } from "../client.ts";
import { EVER_HELD, isWithheld } from "../takeout/withheld-works.ts";

/**
 * Returns whether a file is withheld from everyone: it belongs to a withheld work, to what that was
 * made from, or to its storyboard.
 */
export const isHeldFile = async (executor: Database, hash: string): Promise<boolean> =>
  (await heldFiles(executor, [hash])).has(hash);

/** Returns those of the files that are withheld from everyone. */
export async function heldFiles(
  executor: Database,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select file.hash from unnest(${[...hashes]}::text[]) file (hash)
     where exists (
      select from creation work
       where work.id in ${EVER_HELD}
         and (exists (select from creation_media own
                       where own.creation_id = work.id and own.hash = file.hash)
              or exists (
                select from upload_media asked
                  join upload_media given on given.upload_id = asked.upload_id
                 where asked.hash = file.hash
                   and given.hash in (
                     work.recipe #>> '{inputs,initialImage,hash}',
                     work.recipe #>> '{inputs,initialVideo,hash}',
                     work.recipe #>> '{inputs,lastImage,hash}'))
              or work.recipe #>> '{story,storyId}' in (
                select piece.story_id from story_piece_file piece
                 where piece.hash = file.hash and piece.mime_type ~ '^(image|video)/'))
         and ${isWithheld("work")})`.execute(executor);
  return new Set(rows.map(({ hash }) => hash));
}

/** Returns those of the works that are withheld from everyone. */
export async function withheldOf(
  executor: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select work.id from creation work
     where work.id = any(${[...ids]}::text[]) and work.id in ${EVER_HELD}
       and ${isWithheld("work")}`.execute(executor);
  return new Set(rows.map(({ id }) => id));
}
