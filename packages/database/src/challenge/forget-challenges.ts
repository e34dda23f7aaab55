import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Leaves numbers of somebody in challenges, without the statements about them. Entries that nobody votes on yet are withdrawn; ballots
 * stay, so that results can still be recomputed; prizes that were not paid go back.
 */
export async function forgetChallenges(own: Database, userId: string, now: Date): Promise<void> {
  // Why they were left out stands in lines about the challenge.
  await sql`
    delete from audit_reason using audit_line line
     where key = line.reason_key and subject_noun = 'challenge' and (
       (subject_id, after ->> 'entry') in (
         select challenge_id, id from challenge_entry
          where user_id = ${userId} and exclusion is not null)
       or (subject_id, after ->> 'voter') in (
         select challenge_id, voter from challenge_voter
          where user_id = ${userId} and exclusion is not null))`.execute(own);
  await sql`
    update challenge_entry entry set withdrawn_at = ${now} from challenge
     where challenge.id = entry.challenge_id and entry.user_id = ${userId}
       and entry.withdrawn_at is null and challenge.state = 'open'`.execute(own);
  await sql`
    update challenge_entry
       set user_id = null, exclusion = case when exclusion is not null then '' end
     where user_id = ${userId}`.execute(own);
  await sql`
    update challenge_voter
       set user_id = null, exclusion = case when exclusion is not null then '' end
     where user_id = ${userId}`.execute(own);
  await sql`update challenge_prize set user_id = null where user_id = ${userId}`.execute(own);
  await sql`
    update challenge set created_by = null, request_key = null
     where created_by = ${userId}`.execute(own);
}
