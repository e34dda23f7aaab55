import type { StoryCover } from "@kinora/domain/story/story-cover";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Reads titles and first pictures of a user's storyboards. */
export async function readStoryCovers(
  executor: Database,
  userId: string,
  ids: readonly string[],
): Promise<StoryCover[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    title: string;
    hash: string | null;
    mime_type: string | null;
    bytes: number | null;
    width: number | null;
    height: number | null;
  }>`
    select story.id, coalesce(board ->> 'title', prompt) as title,
           file.hash, file.mime_type, file.bytes, file.width, file.height
      from story
      left join lateral (
        select * from story_piece_file
         where story_id = story.id and role in ('thumbnail', 'main')
           and key = latest #>> array['scenes', board #>> '{scenes,0,id}', 'pictures',
                                      board #>> '{scenes,0,takeId}']
         order by role = 'thumbnail' desc limit 1
      ) file on true
     where story.user_id = ${userId} and story.deleted_at is null and story.id = any(${[...ids]}::text[])`.execute(
    executor,
  );
  return rows.map(({ id, title, hash, mime_type, bytes, width, height }) => ({
    ...{ id, title },
    picture:
      hash !== null && mime_type !== null && bytes !== null
        ? { hash, mimeType: mime_type, bytes, width, height }
        : null,
  }));
}
