import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { isMature } from "./too-mature.ts";

/**
 * Returns the file's type if it belongs to something public and general, a work or a user's picture;
 * else null.
 */
export async function findPublicMedia(
  executor: Database,
  hash: string,
): Promise<{ mimeType: string } | null> {
  const { rows } = await sql<{ mimeType: string }>`
    select media.mime_type as "mimeType"
      from creation_media media join creation on creation.id = media.creation_id
     where media.hash = ${hash}
       and (status is null or status = 'scheduled') and not private and not moderator_hidden
       and not ${isMature()}
    union all
    select avatar.mime_type from avatar_media avatar
      left join creation on creation.id = avatar.creation_id
     where avatar.hash = ${hash}
       and (creation.id is null
         or ((status is null or status = 'scheduled') and not moderator_hidden
             and not ${isMature()}))
       and not ${isProfileHidden("avatar.user_id")}
     limit 1`.execute(executor);
  return rows[0] ?? null;
}

/**
 * Returns those files that nothing refers to any more: no creation, no preview of a running job, no
 * upload, no current, reported, or removed but restorable picture of a user, no story artifact, and no
 * creation that is still to be made from it.
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
      and not exists (select 1 from avatar_media a where a.hash = stored.hash)
      and not exists (
        select 1 from profile_decision d
         where d.kept is not null and d.kept #>> '{avatar,hash}' = stored.hash
      )
      and not exists (
        select 1 from profile_decision d
         where d.kept is not null and d.kept -> 'reported' @> jsonb_build_array(
           jsonb_build_object('avatar', jsonb_build_object('hash', stored.hash)))
      )
      and not exists (
        select 1 from person_report r
         where r.shown is not null and r.shown #>> '{avatar,hash}' = stored.hash
      )
      and not exists (
        select 1 from publication p where p.file_hash = stored.hash and p.file_is_made
      )
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
