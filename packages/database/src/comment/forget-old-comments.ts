import { PROFILE_APPEAL_DAYS } from "@kinora/contracts/moderation/person-case";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Days for which what is left of a deleted comment is kept: its digest keeps the same text away. */
const DELETED_DAYS = 30;
const DAY = 86_400_000;

/**
 * Removes what is left of deleted comments nobody replied to, and what decided comments said once it
 * can no longer be restored by an appeal.
 */
export async function forgetOldComments(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await sql`
    delete from comment
     where state = 'deleted' and written_at < ${before(DELETED_DAYS)}
       and not exists (select from comment reply where reply.parent_id = comment.id)
       and not exists (select from comment_report where comment_id = comment.id)
       and not exists (select from comment_decision where comment_id = comment.id)`.execute(
    database,
  );
  await sql`
    update comment_decision set said = ''
     where at < ${before(PROFILE_APPEAL_DAYS)} and said <> ''
       and (appealed_at is null or appeal_granted is not null)`.execute(database);
}
