import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { type RawBuilder, sql } from "kysely";

/** SQL expression: the storyboard as it is now, if this is about child abuse: its owner may edit it. */
export const boardNow = (storyId: string, reason: string | null): RawBuilder<string | null> =>
  sql`(select board from story where id = ${storyId} and ${reason}::text = ${ADMINS_REASON})`;

/** SQL expression: the storyboard as it was when the pending decision was made, as `boardNow`. */
export const boardDecided = (storyId: string): RawBuilder<string | null> =>
  sql`(select board from pending_story_decision where story_id = ${storyId})`;
