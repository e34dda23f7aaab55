import { sql } from "kysely";
import type { Database } from "../client.ts";
import { addToTally, isCounted, slotOf } from "./change-comment.ts";

/**
 * Deletes what a person wrote about works, whom they mentioned, blocked and muted, and what the staff wrote
 * about their comments; replies of others stay. Decisions stay as codes. The person is locked.
 */
export async function forgetComments(own: Database, userId: string): Promise<void> {
  await sql`select from comment where user_id = ${userId} order by id for update`.execute(own);
  await sql`
    with before as (
      select id, creation_id, ${isCounted("comment")}::int as counted from comment where user_id = ${userId}
    ), gone as (
      update comment set state = 'deleted', text = '', text_digest = '', request_digest = '', held = false
       where user_id = ${userId}
    ), changed as (
      select creation_id, ${slotOf(sql`id`)} as slot, -counted as delta from before
    ) ${addToTally}`.execute(own);
  await sql`
    delete from comment_mention
     where user_id = ${userId} or comment_id in (select id from comment where user_id = ${userId})`.execute(
    own,
  );
  await sql`delete from block where ${userId} in (blocker_id, blocked_id)`.execute(own);
  await sql`delete from mute where ${userId} in (muter_id, muted_id)`.execute(own);
  await sql`update comment_report set note = '' where reporter_id = ${userId}`.execute(own);
  await sql`update comment_report set note = '', said = null where user_id = ${userId}`.execute(
    own,
  );
  await sql`
    update comment_decision
       set note = '', said = '', appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  // Other people were told of them by name.
  await sql`
    delete from notification
     where code in ('comment.commented', 'comment.replied', 'comment.mentioned')
       and params ->> 'by' = ${userId}`.execute(own);
}
