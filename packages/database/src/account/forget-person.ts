import { randomBytes } from "node:crypto";
import { ERASED_PREFIX } from "@kinora/contracts/account/reserved-handles";
import { sql } from "kysely";
import { forgetChallenges } from "../challenge/forget-challenges.ts";
import type { Database } from "../client.ts";
import { forgetCollections } from "../collection/forget-collections.ts";
import { forgetComments } from "../comment/forget-comments.ts";
import { forgetReportedBoards, isBoardHeld } from "../creation/board-hold.ts";
import { onLegalHold } from "../creation/legal-hold.ts";
import { isRemovalHeld, isReportHeld } from "../creation/profile-hold.ts";
import { forgetRemixes } from "../remix/forget-remixes.ts";
import { keepHeldAccount } from "./held-account.ts";

/** Tables from which all rows of a user are deleted. */
const GONE = [
  ...["quote", "creation_request", "story_request", "notification", "improvement", "strike"],
  ...["language_model_call", "hosted_policy_refusal", "hosted_named", "account_join"],
  ...["old_handle"],
  ...["avatar_media", "upload_begun", "notification_settings", "push_subscription", "takeout"],
  ...["legal_consent", "newcomer_use"],
  ...["mail_delivery", "mail_settings"],
  ...["award_streak", "award_day", "award_choice"],
  ...["reauthentication", "passkey", "passkey_offer", "own_key", "suspended_session"],
  ...["store_account", "connection_attempt", "connection_offer", "platform_connection"],
  ...["campaign", "post_draft", "publication", "post"],
  ...["challenge_vote_reward", "challenge_notice"],
] as const;

/**
 * Deletes everything a user wrote, and their name. docs/operations.md lists what is kept: ledger
 * amounts and codes of decisions and events, under an id that no longer belongs to anyone.
 *
 * @returns whether the user was erased for the first time
 */
export async function forgetPerson(own: Database, userId: string, now: Date): Promise<boolean> {
  // Waits for concurrent decisions about the user, so that this transaction sees their text.
  await sql`select from app_user where id = ${userId} for no key update`.execute(own);
  // As workers lock them: a post before what is published of it.
  await sql`select from post where user_id = ${userId} order by id for update`.execute(own);
  for (const table of GONE)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(own);
  await forgetLikes(own, userId);
  await forgetGifts(own, userId);
  await forgetChallenges(own, userId, now);
  await sql`delete from review where reviewer_id = ${userId}`.execute(own);
  await sql`delete from follow where ${userId} in (follower_id, followed_id)`.execute(own);
  await forgetComments(own, userId);
  await forgetCollections(own, userId);
  await forgetRemixes(own, userId);
  await forgetSentences(own, userId, now);
  await forgetSentencesAboutWorks(own, userId, now);
  await forgetWork(own, userId);
  await keepHeldAccount(own, userId, now);
  const { rows } = await sql<{ erased: boolean }>`
    select erased_at is not null as erased from app_user where id = ${userId}`.execute(own);
  await own
    .updateTable("app_user")
    .set({
      // Random: one that follows from the id could be taken by somebody else beforehand.
      handle: `${ERASED_PREFIX}${randomBytes(10).toString("hex")}`,
      display_name: "Deleted account",
      ...{ email: null, email_verified: false, avatar_url: null, bio: "", settings: "{}" },
      ...{ adult_at: null, mature_shown: false },
      ...{ banner_closed_id: null, likes_public: false, erased_at: now, updated_at: now },
    })
    .where("id", "=", userId)
    .execute();
  return rows[0]?.erased === false;
}

async function forgetLikes(own: Database, userId: string): Promise<void> {
  await sql`
    with removed as (delete from feed_like where user_id = ${userId} returning creation_id)
    update feed_reach set likes = likes - 1
      from removed where feed_reach.creation_id = removed.creation_id`.execute(own);
  // Other users were notified of them by name.
  await sql`
    delete from notification where code = 'creation.liked' and params ->> 'by' = ${userId}`.execute(
    own,
  );
}

/** Clears what was written with gifts, and notifications of them that name the user. */
async function forgetGifts(own: Database, userId: string): Promise<void> {
  await sql`update gift set note = null where ${userId} in (giver_id, receiver_id)`.execute(own);
  await sql`
    delete from notification where code = 'gift.received' and params ->> 'by' = ${userId}`.execute(
    own,
  );
}

/**
 * Clears texts to staff and texts of staff about the user; the decisions themselves are kept, and so
 * is what was written in a report of child abuse while the storyboard, or what the profile showed, is
 * kept.
 */
async function forgetSentences(own: Database, userId: string, now: Date): Promise<void> {
  await sql`update report set note = '' where reporter_id = ${userId}`.execute(own);
  await sql`
    update person_report
       set note = case when user_id = ${userId} and ${isReportHeld(now)} then note else '' end,
           shown = case when user_id = ${userId} and not ${isReportHeld(now)} then null else shown end
     where reporter_id = ${userId} or user_id = ${userId}`.execute(own);
  await sql`
    update story_report set note = ''
     where reporter_id = ${userId} or (user_id = ${userId} and (
       reason <> 'child_abuse' or not exists (
         select from story where story.id = story_report.story_id and ${isBoardHeld("story", now)})))`.execute(
    own,
  );
  await forgetReportedBoards(own, now);
  await sql`
    update story_decision
       set note = '', appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`
    update pending_story_decision set note = ''
     where story_id in (select id from story where user_id = ${userId})`.execute(own);
  await sql`update pending_person_decision set note = '' where user_id = ${userId}`.execute(own);
  await sql`
    update profile_decision
       set note = '', kept = case when ${isRemovalHeld(now)} then kept end,
           appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`update appeal set text = '' where user_id = ${userId}`.execute(own);
  await sql`update gem_correction set reason = '' where user_id = ${userId}`.execute(own);
  await forgetPayer(own, userId);
  await sql`
    update suspension set note = '', appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`
    delete from audit_reason where key in (
      select reason_key from audit_line where subject_id = ${userId})`.execute(own);
}

/** Clears the user's cards, and why staff gave or gave back something; the amounts are kept. */
async function forgetPayer(own: Database, userId: string): Promise<void> {
  await sql`update given_month set reason = '' where user_id = ${userId}`.execute(own);
  await sql`
    update refund_order set reason = ''
     where payment_id in (select id from payment where user_id = ${userId})`.execute(own);
  await sql`
    update plan_extension set reason = ''
     where subscription_id in (select id from subscription where user_id = ${userId})`.execute(own);
  await sql`update payment set card_brand = null, last4 = null where user_id = ${userId}`.execute(
    own,
  );
}

/**
 * Clears what the user, reporters and staff wrote about the user's works, also in decisions that
 * are not final yet. What was written in a report of child abuse stays while the work is kept.
 */
async function forgetSentencesAboutWorks(own: Database, userId: string, now: Date): Promise<void> {
  const works = sql`select id from creation where user_id = ${userId}`;
  await sql`update pending_decision set note = '' where creation_id in (${works})`.execute(own);
  // The reason of a report is a code.
  await sql`
    update creation_event set reason = null
     where action <> 'report' and role <> 'system' and creation_id in (${works})`.execute(own);
  await sql`
    update report set note = '' from creation
     where creation.id = report.creation_id and creation.user_id = ${userId}
       and (report.reason <> 'child_abuse' or not ${onLegalHold(now)})`.execute(own);
  await sql`
    delete from audit_reason where key in (
      select reason_key from audit_line
       where subject_noun = 'creation' and subject_id in (${works}))`.execute(own);
}

/** Clears the jobs' orders and memos. */
async function forgetWork(own: Database, userId: string): Promise<void> {
  await sql`
    delete from job_step using job where job.id = job_step.job_id and job.user_id = ${userId}`.execute(
    own,
  );
  await sql`update job set work = null where user_id = ${userId}`.execute(own);
}
