import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Tables of which no row of a person stays. */
const GONE = [
  ...["quote", "creation_request", "story_request", "notification", "improvement", "strike"],
  ...["language_model_call", "hosted_policy_refusal", "account_join", "old_handle"],
  ...["avatar_media", "upload_begun", "notification_settings", "push_subscription", "takeout"],
  ...["legal_consent", "newcomer_use"],
  ...["mail_delivery", "mail_settings"],
  ...["reauthentication", "passkey", "passkey_offer", "own_key", "suspended_session"],
] as const;

/**
 * Takes away what somebody said and was called. What stays stands in docs/operations.md: numbers of the ledger, codes of
 * decisions and events, by an id that is nobody's.
 *
 * @returns whether it is the first time
 */
export async function forgetPerson(own: Database, userId: string, now: Date): Promise<boolean> {
  // Whoever is deciding about them keeps nothing that this does not see.
  await sql`select from app_user where id = ${userId} for no key update`.execute(own);
  for (const table of GONE)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(own);
  await forgetLikes(own, userId);
  await forgetSentences(own, userId);
  await forgetWork(own, userId);
  const { rows } = await sql<{ erased: boolean }>`
    select erased_at is not null as erased from app_user where id = ${userId}`.execute(own);
  await own
    .updateTable("app_user")
    .set({
      handle: `gone_${createHash("sha256").update(userId).digest("hex").slice(0, 16)}`,
      display_name: "Deleted account",
      ...{ email: null, email_verified: false, avatar_url: null, bio: "", settings: "{}" },
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
  // Others were told of them by name.
  await sql`
    delete from notification where code = 'creation.liked' and params ->> 'by' = ${userId}`.execute(
    own,
  );
}

/** Words to the staff, and of the staff about somebody; that something was decided stays. */
async function forgetSentences(own: Database, userId: string): Promise<void> {
  await sql`update report set note = '' where reporter_id = ${userId}`.execute(own);
  await sql`
    update person_report set note = '' where reporter_id = ${userId} or user_id = ${userId}`.execute(
    own,
  );
  await sql`
    update profile_decision
       set note = '', kept = null, appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`update appeal set text = '' where user_id = ${userId}`.execute(own);
  await sql`update gem_correction set reason = '' where user_id = ${userId}`.execute(own);
  await sql`
    update suspension set note = '', appeal = case when appeal is null then null else '' end
     where user_id = ${userId}`.execute(own);
  await sql`
    update creation_event set reason = null
     where actor_id = ${userId} and creation_id in (
       select id from creation where user_id = ${userId})`.execute(own);
  await sql`
    delete from audit_reason where key in (
      select reason_key from audit_line where subject_id = ${userId})`.execute(own);
}

/** What jobs were told to do, and what they remember. */
async function forgetWork(own: Database, userId: string): Promise<void> {
  await sql`
    delete from job_step using job where job.id = job_step.job_id and job.user_id = ${userId}`.execute(
    own,
  );
  await sql`update job set work = null where user_id = ${userId}`.execute(own);
}
