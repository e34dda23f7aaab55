import { CLOSINGS_MAX } from "@kinora/contracts/moderation/board-case";
import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { BoardCaseReader } from "@kinora/domain/moderation/board-case";
import { ADMINS_REASON, seesEverything } from "@kinora/domain/moderation/case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { isStoryClosed, isStoryFoundAbuse } from "../takeout/closed-boards.ts";
import { boardLiftedAt, decidedBefore } from "./decided-before.ts";
import { ANY_ADMIN, caseReports } from "./postgres-case-reader.ts";

const row = z.object({
  of: z.enum(PERSON_CASE_SUBJECTS),
  id: z.string(),
  title: z.string(),
  owner: z.object({ id: z.string(), handle: z.string(), displayName: z.string() }),
  reports: caseReports,
  appeal: z
    .object({
      text: z.string(),
      at: z.coerce.date(),
      rule: z.enum(FLAG_REASONS),
      note: z.string(),
    })
    .nullable(),
  since: z.date(),
  shared: z.boolean(),
  dismissed: z.number(),
  closed: z.number(),
  closings: z.array(decidedBefore),
  strikes: z.number(),
  restricted: z.number(),
});

/** Storyboards that wait for the staff, because they are reported or their owner has appealed. */
export function postgresBoardCaseReader(executor: Database): BoardCaseReader {
  return {
    async list({ viewer, most, now }) {
      const { rows } = await sql`
        select named.of, named.appeal, named.reports, named.since, story.id,
               story.board ->> 'title' as title, (story.share_token is not null and not ${isStoryClosed("story")}) as shared,
               jsonb_build_object('id', owner.id, 'handle', owner.handle,
                 'displayName', owner.display_name) as owner,
               (select count(*)::int from story_report old
                 where old.story_id = story.id and old.state = 'dismissed') as dismissed,
               (select count(*)::int from story_decision old where old.story_id = story.id) as closed,
               (select coalesce(jsonb_agg(jsonb_build_object('rule', latest.rule, 'at', latest.at,
                         'liftedAt', latest.lifted) order by latest.at desc, latest.id desc), '[]')
                  from (select id, rule, at, ${boardLiftedAt("old")} as lifted from story_decision old
                         where old.story_id = story.id
                         order by at desc, id desc limit ${CLOSINGS_MAX}) latest) as closings,
               (select count(*)::int from strike
                 where strike.user_id = owner.id and strike.expires_at > ${now}) as strikes,
               (select count(*)::int from creation
                 where creation.user_id = owner.id and creation.moderator_hidden) as restricted
          ${waiting(viewer, now)}
         order by named.severe desc, named.of = 'appeal' desc, named.weight desc, named.since, story.id
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

/** Selects the storyboards whose reports wait for the staff, except those that somebody is looking at. */
export const waitingBoards = (now: Date): RawBuilder<unknown> =>
  sql`select story.id ${waiting(ANY_ADMIN, now)} and named.of = 'reports'`;

/** Selects cases for this viewer, as `findOpenBoard` admits them. */
function waiting(viewer: Viewer, now: Date): RawBuilder<unknown> {
  const isAdmins = sql`(named.reasons @> array[${ADMINS_REASON}] or exists (
    select from story_report referral where referral.story_id = story.id
       and referral.state = 'open' and referral.reason = ${ADMINS_REASON})
    or ${isStoryFoundAbuse("story")})`;
  const conditions = [
    sql`story.board is not null`,
    sql`story.user_id <> ${viewer.id}`,
    // What is shared no longer is closed to the staff, unless it concerns children or waits for them
    // to be shared again.
    sql`(named.of = 'appeal' or story.share_token is not null or ${isAdmins} or named.closes)`,
    // An appeal must be decided by another person, but not what admins are asked besides.
    sql`((named.of = 'reports' and named.reasons @> array[${ADMINS_REASON}]) or not exists (select from story_decision own where own.story_id = story.id
        and own.by_id = ${viewer.id} and own.appealed_at is not null and own.appeal_granted is null))`,
    // A case leased by another person is excluded.
    sql`not exists (select from story_lease where story_lease.story_id = story.id
        and story_lease.by_id <> ${viewer.id} and story_lease.until > ${now})`,
    // A decided case is excluded, even while it can be undone.
    sql`not exists (select from pending_story_decision where pending_story_decision.story_id = story.id)`,
  ];
  if (!seesEverything(viewer)) conditions.push(sql`not ${isAdmins}`);
  return sql`
    from (
      select 'reports' as of, report.story_id, null::jsonb as appeal,
             jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note,
               'by', reporter.handle, 'at', report.created_at,
               'referred', report.referred) order by report.created_at) as reports,
             array_agg(report.reason) as reasons, min(report.created_at) as since,
             bool_or(report.reason = any (${[...SEVERE_REASONS]}::text[])) as severe,
             bool_or(report.closes) as closes, sum(report.weight) as weight
        from story_report report join app_user reporter on reporter.id = report.reporter_id
       where report.state = 'open' and report.story_id is not null group by report.story_id
      union all
      (select distinct on (story_id) 'appeal', story_id, jsonb_build_object('text', appeal, 'at', appealed_at,
               'rule', rule, 'note', note),
             '[]', array[rule], appealed_at, false, false, 0
        from story_decision where appealed_at is not null and appeal_granted is null
       -- The one that findOpenBoard finds.
       order by story_id, appealed_at, id)
    ) named
    join story on story.id = named.story_id
    join app_user owner on owner.id = story.user_id
    where ${sql.join(conditions, sql` and `)}`;
}
