import { ROLES } from "@kinora/contracts/access/roles";
import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "@kinora/domain/account/viewer";
import { ADMINS_REASON, seesEverything } from "@kinora/domain/moderation/case";
import type { PersonCaseReader } from "@kinora/domain/moderation/person-case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { isProfileWithheld } from "../creation/profile-hold.ts";
import { keptProfile, reportedProfile } from "./kept-profile.ts";
import { ANY_ADMIN, caseReports } from "./postgres-case-reader.ts";
import { profileDigest, profileShown } from "./profile-shown.ts";

const reason = z.enum(FLAG_REASONS);
const row = z.object({
  of: z.enum(PERSON_CASE_SUBJECTS),
  person: z.object({
    id: z.string(),
    handle: z.string(),
    role: z.enum(ROLES),
    joinedAt: z.coerce.date(),
  }),
  shows: reportedProfile,
  reported: z.array(reportedProfile),
  version: z.string(),
  withheld: z.boolean(),
  reports: caseReports,
  appeal: z
    .object({
      text: z.string(),
      at: z.coerce.date(),
      rule: reason,
      note: z.string(),
      stood: keptProfile.omit({ nameSince: true, reported: true }).nullable(),
    })
    .nullable(),
  since: z.date(),
  strikes: z.number(),
  restricted: z.number(),
});

/** Users who wait for the staff, because they are reported or have appealed. */
export function postgresPersonCaseReader(executor: Database): PersonCaseReader {
  return {
    async list({ viewer, most, now }) {
      const { rows } = await sql`
        select named.of, named.appeal, named.reports, named.since,
               jsonb_build_object('id', person.id, 'handle', person.handle, 'role', person.role,
                 'joinedAt', person.created_at) as person,
               -- An appeal is about the picture that was taken down.
               case when named.of = 'appeal' then ${profileShown("person", "avatar")} || '{"avatar": null}'
                    else ${profileShown("person", "avatar")} end as shows,
               ${isWithheld(now)} as withheld,
               coalesce(named.appealed_id, ${profileDigest("person", "avatar")}) as version,
               (select coalesce(jsonb_agg(version), '[]') from jsonb_array_elements(named.reported) version
                 where named.of = 'appeal' or version <> ${profileShown("person", "avatar")}) as reported,
               (select count(*)::int from strike
                 where strike.user_id = person.id and strike.expires_at > ${now}) as strikes,
               (select count(*)::int from creation
                 where creation.user_id = person.id and creation.moderator_hidden) as restricted
          ${waiting(viewer, now)}
         order by named.severe desc, named.of = 'appeal' desc, named.weight desc, named.since, person.id
         limit ${most}`.execute(executor);
      return rows.map((found) => row.parse(found));
    },

    async count(viewer, now) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${waiting(viewer, now)}`.execute(executor);
      return rows[0]?.count ?? 0;
    },
  };
}

/** Selects the people whose reports wait for the staff, except those that somebody is looking at. */
export const waitingPeople = (now: Date): RawBuilder<unknown> =>
  sql`select person.id ${waiting(ANY_ADMIN, now)} and named.of = 'reports'`;

/** SQL condition: pictures are part of the case, as `findOpenPerson` says. */
const SHOWS_PICTURES = sql`(
  named.of = 'reports' or named.appeal #>> '{stood,avatar,hash}' is not null
  or jsonb_path_exists(named.reported, '$[*].avatar.hash'))`;

/** SQL condition: the pictures of a case are shown by `lookAtPersonCase` alone. */
const isWithheld = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  named.reasons @> array[${ADMINS_REASON}]
  or (${SHOWS_PICTURES} and ${isProfileWithheld(sql`person.id`, now)}))`;

/** Selects cases for this viewer, as `findOpenPerson` admits them. */
function waiting(viewer: Viewer, now: Date): RawBuilder<unknown> {
  const conditions = [
    sql`person.erased_at is null`,
    sql`person.id <> ${viewer.id}`,
    // An appeal must be decided by another person.
    sql`named.decided_by is distinct from ${viewer.id}`,
    // A case leased by somebody else is excluded.
    sql`not exists (select from person_lease where person_lease.user_id = person.id
        and person_lease."of" = named.of and person_lease.by_id <> ${viewer.id} and person_lease.until > ${now})`,
    // A decided case is excluded, even while it can be undone.
    sql`not exists (select from pending_person_decision pending
        where pending.user_id = person.id and pending."of" = named.of)`,
  ];
  if (!seesEverything(viewer))
    conditions.push(sql`person.role = 'user'`, sql`not ${isWithheld(now)}`);
  return sql`
    from (
      select 'reports' as of, report.user_id, null::jsonb as appeal, null as appealed_id, null as decided_by,
             coalesce(jsonb_agg(distinct report.shown) filter (where report.shown is not null), '[]') as reported,
             jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note,
               'by', reporter.handle, 'at', report.created_at,
               'referred', report.referred) order by report.created_at) as reports,
             array_agg(report.reason) as reasons, min(report.created_at) as since,
             bool_or(report.reason = any (${[...SEVERE_REASONS]}::text[])) as severe,
             sum(report.weight) as weight
        from person_report report join app_user reporter on reporter.id = report.reporter_id
       where report.state = 'open' group by report.user_id
      union all
      select 'appeal', user_id, jsonb_build_object('text', appeal, 'at', appealed_at,
               'rule', rule, 'note', note, 'stood', kept), id, by_id,
             coalesce(kept -> 'reported', '[]'),
             '[]', array[rule], appealed_at, false, 0
        from (select distinct on (user_id) * from profile_decision
               where appealed_at is not null and appeal_granted is null
               order by user_id, appealed_at) appealed
    ) named
    join app_user person on person.id = named.user_id
    left join avatar_media avatar on avatar.user_id = person.id
    where ${sql.join(conditions, sql` and `)}`;
}
