import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { type RawBuilder, sql } from "kysely";

/**
 * SQL condition: an open severe report that weighs hides the picture and text of this person's
 * profile until the staff decides. Once such a report was dismissed, only a trusted member's does,
 * until the profile changes.
 */
export const isProfileHidden = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${hiding(userId)})`;

/** SQL expression: the first report that hides this person's profile; null when none does. */
export const hidingReport = (userId: string): RawBuilder<string | null> =>
  sql<string | null>`(select reported.id ${hiding(userId)} order by reported.id limit 1)`;

const hiding = (userId: string): RawBuilder<unknown> => sql`
    from person_report reported
   where reported.user_id = ${sql.ref(userId)} and reported.state = 'open'
     and reported.reason = any (${[...SEVERE_REASONS]}::text[])
     and reported.weight > case when exists (
       select from person_report before join app_user cleared on cleared.id = before.user_id
        where before.user_id = reported.user_id and before.reason = reported.reason
          and before.state = 'dismissed' and before.weight > 0
          and (cleared.profile_changed_at is null
            or before.resolved_at >= cleared.profile_changed_at)) then 1 else 0 end`;
