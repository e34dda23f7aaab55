import { DECIDERS } from "@kinora/contracts/moderation/appeal";
import { CASE_SOURCES } from "@kinora/contracts/moderation/case";
import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { scanLimits } from "@kinora/contracts/scan/scan-page";
import type { Viewer } from "@kinora/domain/account/viewer";
import {
  ADMINS_REASON,
  type CaseQuery,
  type CaseReader,
  seesEverything,
} from "@kinora/domain/moderation/case";
import { readScan } from "@kinora/domain/scan/read-scan";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { EVER_HELD, isFoundAbuse } from "../takeout/withheld-works.ts";
import { deciderOf } from "./decider-of.ts";

export const caseReports = z.array(
  z.object({
    reason: z.enum(FLAG_REASONS),
    note: z.string(),
    by: z.string(),
    at: z.coerce.date(),
    referred: z.boolean(),
  }),
);
const row = z.object({
  creationId: z.string(),
  source: z.enum(CASE_SOURCES),
  reports: caseReports,
  appeal: z
    .object({
      text: z.string(),
      at: z.coerce.date(),
      against: z.object({
        by: z.enum(DECIDERS),
        rule: z.enum(FLAG_REASONS).nullable(),
        note: z.string(),
      }),
    })
    .nullable(),
  scores: z.array(z.record(z.string(), z.number())).nullable(),
  scan: z
    .object({
      verdict: z.enum(["clean", "unsure", "hit"]),
      times: z.array(z.number()).nullable(),
      looked: z.number(),
      limits: scanLimits,
    })
    .nullable(),
  known: z.boolean(),
  outOfSight: z.boolean(),
  since: z.date(),
  strikes: z.coerce.number(),
  restricted: z.coerce.number(),
});

/** Works that wait for the staff, because they are under review or reported. */
export function postgresCaseReader(executor: Database): CaseReader {
  return {
    async list(query) {
      const { rows } = await sql`
        select creation.id as "creationId",
               ${sourceFor(query.viewer)} as source,
               case when ${isOwn(query.viewer)} then null else appealed.appeal end as appeal,
               coalesce(said.reports, '[]') as reports,
               scan.scores,
               case when scan.looked > 0 then jsonb_build_object('verdict', scan.verdict,
                 'times', scan.frame_times, 'looked', scan.looked, 'limits', scan.limits_then) end
                 as scan,
               exists (select from creation_event
                        where creation_event.creation_id = creation.id
                          and creation_event.rule = ${ADMINS_REASON}
                          and creation_event.role = 'system') as known,
               creation.status is not distinct from 'review' or creation.moderator_hidden
                 as "outOfSight",
               coalesce(said.since, appealed.since, scan.scanned_at, creation.created_at) as since,
               (select count(*) from strike
                 where strike.user_id = creation.user_id and strike.expires_at > ${query.now})
                 as strikes,
               (select count(*) from creation other
                 where other.user_id = creation.user_id and other.moderator_hidden
                   and other.id <> creation.id) as restricted
        ${waiting(query)}
        order by said.severe desc nulls last,
                 (select count(*) from feed_like where feed_like.creation_id = creation.id) desc,
                 since, creation.id
        limit ${query.most}`.execute(executor);
      return rows.map((one) => {
        const { scores, scan, ...found } = row.parse(one);
        const told = scores &&
          scan && { ...scan, readings: readScan(scores, scan.times, scan.limits) };
        return {
          ...{ ...found, scores: scores && worstOf(scores) },
          scan: told && { verdict: told.verdict, looked: told.looked, readings: told.readings },
        };
      });
    },

    async count(query) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${waiting(query)}`.execute(executor);
      return rows[0]?.count ?? 0;
    },
  };
}

/** SQL condition: the appeal is against a decision of the viewer, who can't answer it. */
const isOwn = ({ id }: Viewer) => sql<boolean>`coalesce(appealed.decided_by = ${id}, false)`;

const sourceFor = (viewer: Viewer) => sql`
                   case when appealed.appeal is not null and not ${isOwn(viewer)} then 'appeal'
                        when said.reports is not null then 'report' else 'scan' end`;

const ON_HOLD = sql`(coalesce(said.reasons @> array[${ADMINS_REASON}], false)
  or (creation.id in ${EVER_HELD} and ${isFoundAbuse("creation")}))`;

/** Whose queue has everything that waits for an admin. */
export const ANY_ADMIN: Viewer = { id: "", role: "owner" };

/** Selects the works that wait for the staff, except those that somebody is looking at. */
export const waitingWorks = (now: Date): RawBuilder<unknown> =>
  sql`select creation.id ${waiting({ viewer: ANY_ADMIN, now })}`;

/** Selects cases for this viewer: none of their own, and admin cases only for admins. */
function waiting(query: Omit<CaseQuery, "most">): RawBuilder<unknown> {
  const { viewer, reason, kind, source, now } = query;
  const conditions = [
    // A work on legal hold waits even if its owner deletes it.
    sql`((creation.status is distinct from 'deleted' and creation.purged_at is null) or ${ON_HOLD})`,
    sql`creation.user_id <> ${viewer.id}`,
    // An appeal must be decided by another person, but not what admins are asked besides.
    sql`(not ${isOwn(viewer)} or coalesce(said.reasons @> array[${ADMINS_REASON}], false))`,
    // A case leased by another person is excluded.
    sql`not exists (select from case_lease where case_lease.creation_id = creation.id
        and case_lease.by_id <> ${viewer.id} and case_lease.until > ${now})`,
    // A decided case is excluded, even while it can be undone.
    sql`not exists (select from pending_decision where pending_decision.creation_id = creation.id)`,
    // Private works are hidden from staff too, until they are under review.
    sql`(not creation.private or creation.status = 'review' or ${ON_HOLD})`,
  ];
  if (!seesEverything(viewer))
    conditions.push(sql`not ${ON_HOLD}`, sql`appealed.rule is distinct from ${ADMINS_REASON}`);
  if (reason) conditions.push(sql`said.reasons @> array[${reason}]`);
  if (kind) conditions.push(sql`creation.kind = ${kind}`);
  if (source) conditions.push(sql`${sourceFor(viewer)} = ${source}`);
  return sql`
    from (select id from creation where status = 'review'
          union select creation_id from report where state = 'open') named
    join creation on creation.id = named.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note,
                         'by', app_user.handle, 'at', report.created_at,
                         'referred', report.referred)
                       order by report.created_at) as reports,
             array_agg(report.reason) as reasons,
             min(report.created_at) as since,
             bool_or(report.reason = any (${[...SEVERE_REASONS]}::text[])) as severe
        from report join app_user on app_user.id = report.reporter_id
       where report.creation_id = creation.id and report.state = 'open'
      having count(*) > 0
    ) said on true
    left join lateral (
      select jsonb_build_object('text', appeal.text, 'at', appeal.created_at,
               'against', jsonb_build_object('rule', creation_event.rule,
                 'note', coalesce(creation_event.reason, ''),
                 'by', ${deciderOf("creation_event")})) as appeal,
             appeal.created_at as since, creation_event.actor_id as decided_by,
             creation_event.rule
        from appeal left join creation_event on creation_event.id = appeal.entry
       where appeal.creation_id = creation.id and appeal.state = 'open'
    ) appealed on true
    left join lateral (
      select scores, scanned_at, verdict, frame_times, looked,
             coalesce(scan_limit_edit.limits, ${JSON.stringify(SHIPPED_LIMITS)}::jsonb) as limits_then
        from creation_scan
        left join scan_limit_edit on scan_limit_edit.number = creation_scan.limits
       where creation_scan.creation_id = creation.id
       order by scanned_at desc limit 1
    ) scan on true
    where ${sql.join(conditions, sql` and `)}`;
}

/** Returns the highest score of each class among the pictures. */
function worstOf(pictures: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const worst: Record<string, number> = {};
  for (const scores of pictures)
    for (const [name, score] of Object.entries(scores))
      worst[name] = Math.max(worst[name] ?? 0, score);
  return worst;
}
