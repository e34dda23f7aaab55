import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { type RawBuilder, sql } from "kysely";
import { isOfWords } from "./board-shown.ts";

/** SQL expression: the storyboard as it is now, if this is about child abuse: its owner may edit it. */
export const boardNow = (storyId: string, reason: string | null): RawBuilder<string | null> =>
  sql`(select board from story where id = ${storyId} and ${reason}::text = ${ADMINS_REASON})`;

/** SQL expression: the storyboard as it was looked at, or else as it is now, under `boardNow`'s condition. */
export const boardLooked = (
  storyId: string,
  reason: string | null,
  digest: string,
): RawBuilder<string | null> =>
  sql`coalesce(
    (select board from story_revision
      where story_id = ${storyId} and ${reason}::text = ${ADMINS_REASON}
        and ${isOfWords(digest, "board")} order by position desc limit 1),
    ${boardNow(storyId, reason)})`;

/** SQL expression: the storyboard as it was when the pending decision was made, as `boardNow`. */
export const boardDecided = (storyId: string): RawBuilder<string | null> =>
  sql`(select board from pending_story_decision where story_id = ${storyId})`;
