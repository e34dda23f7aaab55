import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import {
  TRANSPARENCY_MONTHS,
  type TransparencyMonth,
} from "@kinora/contracts/moderation/transparency";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { ANY_REPORT } from "./any-report.ts";

const row = z.object({
  month: z.string(),
  reports: z.partialRecord(z.enum(FLAG_REASONS), z.number()),
  upheld: z.number(),
  dismissed: z.number(),
  medianHours: z.number().nullable(),
  restricted: z.number(),
  shown: z.number(),
  refused: z.number(),
  appeals: z.number(),
  reversals: z.number(),
  profiles: z.number(),
  boards: z.number(),
  comments: z.number(),
  collections: z.number(),
  suspensions: z.number(),
  automatic: z.number(),
});

const none = Object.fromEntries(FLAG_REASONS.map((reason) => [reason, 0])) as Record<
  (typeof FLAG_REASONS)[number],
  number
>;

/** SQL condition: an event is no answer to an appeal; a denied one restricts nothing anew. */
const isNoAnswer = sql`not exists (
  select from appeal where appeal.creation_id = creation_event.creation_id
     and appeal.entry < creation_event.id and appeal.decided_at = creation_event.at
     and appeal.state = 'denied')`;

/** Returns monthly counts, newest first, in UTC. The owner's own actions are not decisions. */
export async function readTransparency(
  executor: Database,
  now: Date,
): Promise<readonly TransparencyMonth[]> {
  const { rows } = await sql`
    with month as (
      select start, start + interval '1 month' as until
        from generate_series(
          date_trunc('month', ${now}::timestamptz at time zone 'UTC')
            - make_interval(months => ${TRANSPARENCY_MONTHS - 1}),
          date_trunc('month', ${now}::timestamptz at time zone 'UTC'),
          interval '1 month') start
    ), span as (
      select to_char(start, 'YYYY-MM') as month,
             start at time zone 'UTC' as start, until at time zone 'UTC' as until from month
    )
    select span.month, came.reports, ended.*, decided.*, asked.*, taken.*, closed.*, silenced.*, withdrawn.*, disabled.*
      from span
      cross join lateral (
        select coalesce(jsonb_object_agg(reason, many), '{}') as reports from (
          select reason, count(*) as many from ${ANY_REPORT}
           where created_at >= span.start and created_at < span.until group by reason) by_reason
      ) came
      cross join lateral (
        select (count(*) filter (where state = 'upheld'))::int as upheld,
               (count(*) filter (where state = 'dismissed'))::int as dismissed,
               round((percentile_cont(0.5) within group (
                 order by extract(epoch from resolved_at - created_at)) / 3600)::numeric, 1)::float8
                 as "medianHours"
          from ${ANY_REPORT} where resolved_at >= span.start and resolved_at < span.until
      ) ended
      cross join lateral (
        select (count(*) filter (where action in ('hide', 'delete') and ${isNoAnswer}))::int
                 as restricted,
               (count(*) filter (where action in ('approve', 'unhidden')))::int as shown,
               (count(*) filter (where action = 'refuse'))::int as refused
          from creation_event join creation on creation.id = creation_event.creation_id
         where creation_event.at >= span.start and creation_event.at < span.until
           and action in ('hide', 'delete', 'approve', 'unhidden', 'refuse')
           and creation_event.role <> 'user'
           and creation_event.actor_id is distinct from creation.user_id
      ) decided
      cross join lateral (
        select count(*)::int as appeals,
               (count(*) filter (where granted))::int as reversals
          from (
            select state = 'granted' as granted from appeal
             where decided_at >= span.start and decided_at < span.until
            union all
            select appeal_granted from suspension
             where appeal_granted is not null
               and appealed_at >= span.start and appealed_at < span.until
            union all
            select appeal_granted from profile_decision
             where appeal_decided_at >= span.start and appeal_decided_at < span.until
            union all
            select appeal_granted from story_decision
             where appeal_decided_at >= span.start and appeal_decided_at < span.until
            union all
            select appeal_granted from comment_decision
             where appeal_decided_at >= span.start and appeal_decided_at < span.until
            union all
            select appeal_granted from collection_decision
             where appeal_decided_at >= span.start and appeal_decided_at < span.until) all_appeals
      ) asked
      cross join lateral (
        select count(*)::int as profiles from profile_decision
         where not pending and at >= span.start and at < span.until
      ) taken
      cross join lateral (
        select count(*)::int as boards from story_decision
         where at >= span.start and at < span.until
      ) closed
      cross join lateral (
        select count(*)::int as comments from comment_decision
         where at >= span.start and at < span.until
      ) silenced
      cross join lateral (
        select count(*)::int as collections from collection_decision
         where at >= span.start and at < span.until
      ) withdrawn
      cross join lateral (
        select count(*)::int as suspensions,
               (count(*) filter (where by_id is null and rule = 'strikes'))::int as automatic
          from suspension where at >= span.start and at < span.until
      ) disabled
     order by span.month desc`.execute(executor);
  return rows.map((found) => {
    const { reports, ...month } = row.parse(found);
    return { ...month, reports: { ...none, ...reports } };
  });
}
