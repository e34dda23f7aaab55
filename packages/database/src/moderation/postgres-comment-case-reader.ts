import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "@kinora/domain/account/viewer";
import { ADMINS_REASON, seesEverything } from "@kinora/domain/moderation/case";
import type { CommentCaseFound, CommentCaseReader } from "@kinora/domain/moderation/comment-case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { ANY_ADMIN, caseReports } from "./postgres-case-reader.ts";

const row = z.object({
  of: z.enum(PERSON_CASE_SUBJECTS),
  id: z.string(),
  creationId: z.string(),
  author: z.object({ id: z.string(), handle: z.string(), displayName: z.string() }),
  text: z.string(),
  version: z.number(),
  reported: z.array(z.string()),
  writtenAt: z.date(),
  held: z.boolean(),
  reports: caseReports,
  appeal: z
    .object({
      text: z.string(),
      at: z.coerce.date(),
      rule: z.enum(FLAG_REASONS),
      note: z.string(),
      said: z.string(),
    })
    .nullable(),
  since: z.date(),
  strikes: z.number(),
  restricted: z.number(),
}) satisfies z.ZodType<CommentCaseFound>;

/** Comments that wait for the staff, because they are reported or their authors have appealed. */
export function postgresCommentCaseReader(executor: Database): CommentCaseReader {
  return {
    async list({ viewer, most, now }) {
      const { rows } = await sql`
        select named.of, named.appeal, named.reports, named.since, comment.id, comment.held,
               comment.creation_id as "creationId", comment.text, comment.version,
               comment.written_at as "writtenAt",
               jsonb_build_object('id', author.id, 'handle', author.handle,
                 'displayName', author.display_name) as author,
               (select coalesce(jsonb_agg(words), '[]') from jsonb_array_elements_text(named.said) before (words)
                 where words <> comment.text) as reported,
               (select count(*)::int from strike
                 where strike.user_id = author.id and strike.expires_at > ${now}) as strikes,
               (select count(*)::int from comment_decision
                 where comment_decision.user_id = author.id
                   and appeal_granted is not true) as restricted
          ${waiting(viewer)}
         order by named.severe desc, named.of = 'appeal' desc, named.weight desc, named.since, comment.id
         limit ${most}`.execute(executor);
      return rows.map((found) => row.parse(found));
    },

    async count(viewer) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${waiting(viewer)}`.execute(executor);
      return rows[0]?.count ?? 0;
    },
  };
}

/** Selects the comments whose reports wait for the staff. */
export const waitingComments = (): RawBuilder<unknown> =>
  sql`select comment.id ${waiting(ANY_ADMIN)} and named.of = 'reports'`;

/** Selects cases for this viewer, as `decideCommentCase` admits them. */
function waiting(viewer: Viewer): RawBuilder<unknown> {
  const conditions = [
    sql`author.erased_at is null`,
    sql`author.id <> ${viewer.id}`,
    // An appeal must be decided by another person.
    sql`named.decided_by is distinct from ${viewer.id}`,
  ];
  if (!seesEverything(viewer)) conditions.push(sql`not named.reasons @> array[${ADMINS_REASON}]`);
  return sql`
    from (
      select 'reports' as of, report.comment_id, null::jsonb as appeal, null as decided_by,
             coalesce(jsonb_agg(distinct report.said) filter (where report.said is not null), '[]') as said,
             jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note,
               'by', reporter.handle, 'at', report.created_at,
               'referred', false) order by report.created_at) as reports,
             array_agg(report.reason) as reasons, min(report.created_at) as since,
             bool_or(report.reason = any (${[...SEVERE_REASONS]}::text[])) as severe,
             sum(report.weight) as weight
        from comment_report report join app_user reporter on reporter.id = report.reporter_id
       where report.state = 'open' group by report.comment_id
      union all
      select 'appeal', comment_id, jsonb_build_object('text', appeal, 'at', appealed_at,
               'rule', rule, 'note', note, 'said', said), by_id, '[]', '[]', array[rule],
             appealed_at, false, 0
        from comment_decision where appealed_at is not null and appeal_granted is null
    ) named
    join comment on comment.id = named.comment_id
    join app_user author on author.id = comment.user_id
    where ${sql.join(conditions, sql` and `)}`;
}
