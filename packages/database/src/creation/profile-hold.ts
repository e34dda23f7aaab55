import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { heldSince } from "./held-since.ts";

/** SQL condition: a row of `person_report` keeps what it is about on legal hold. */
export const isReportHeld = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  person_report.reason = ${ADMINS_REASON} and person_report.state <> 'dismissed'
  and person_report.created_at > ${heldSince(now)})`;

/** SQL condition: a row of `profile_decision` keeps what was removed on legal hold. */
export const isRemovalHeld = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  profile_decision.rule = ${ADMINS_REASON} and profile_decision.appeal_granted is not true
  and profile_decision.at > ${heldSince(now)})`;

/** SQL condition: the profile of this person was reported as child abuse, or found to be. */
export const isProfileHeld = (userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(
    exists (select from person_report where person_report.user_id = ${userId} and ${isReportHeld(now)})
    or exists (select from profile_decision
                where profile_decision.user_id = ${userId} and ${isRemovalHeld(now)}))`;

/**
 * SQL condition: what this person shows or showed may be child abuse: such a report waits, or it is
 * on legal hold. Its pictures are shown to admins alone, and every look is audited.
 */
export const isProfileWithheld = (userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isProfileHeld(userId, now)} or exists (
    select from person_report where person_report.user_id = ${userId}
       and person_report.state = 'open' and person_report.reason = ${ADMINS_REASON}))`;

/**
 * Deletes what profiles showed and who wrote about it once it is on legal hold no longer, and
 * nothing else needs it: an open report, or an appeal that may still be made or decided.
 */
export async function forgetHeldProfiles(executor: Database, now: Date): Promise<void> {
  await sql`
    update person_report set shown = null,
           note = case when person.erased_at is null then note else '' end
      from app_user person
     where person.id = person_report.user_id and person_report.shown is not null
       and (person_report.state <> 'open' or person.erased_at is not null)
       and not ${isReportHeld(now)}`.execute(executor);
  await sql`
    update profile_decision set kept = null
      from app_user person
     where person.id = profile_decision.user_id and profile_decision.kept is not null
       and (profile_decision.appeal_granted is not null or person.erased_at is not null)
       and not ${isRemovalHeld(now)}`.execute(executor);
}
