import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "@kinora/domain/account/viewer";
import { ADMINS_REASON, seesEverything } from "@kinora/domain/moderation/case";
import type {
  CollectionCaseFound,
  CollectionCaseReader,
} from "@kinora/domain/moderation/collection-case";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { ANY_ADMIN, caseReports } from "./postgres-case-reader.ts";

const row = z.object({
  of: z.enum(PERSON_CASE_SUBJECTS),
  id: z.string(),
  owner: z.object({ id: z.string(), handle: z.string(), displayName: z.string() }),
  said: z.string(),
  reported: z.array(z.string()),
  createdAt: z.date(),
  held: z.boolean(),
  opens: z.boolean(),
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
}) satisfies z.ZodType<CollectionCaseFound>;

/** As `saidBy` of the domain. */
const SAID = sql`rtrim(collection.title || chr(10) || collection.description, chr(10))`;

/** Collections that wait for the staff, because they are reported or their owners have appealed. */
export const postgresCollectionCaseReader = (executor: Database): CollectionCaseReader => ({
  async list({ viewer, most, now }) {
    const { rows } = await sql`
      select named.of, named.appeal, named.reports, named.since, collection.id, collection.held,
             ${SAID} as said, collection.created_at as "createdAt",
             collection.visibility <> 'private' as opens,
             jsonb_build_object('id', owner.id, 'handle', owner.handle,
               'displayName', owner.display_name) as owner,
             (select coalesce(jsonb_agg(words), '[]') from jsonb_array_elements_text(named.said) before (words)
               where words <> ${SAID}) as reported,
             (select count(*)::int from strike
               where strike.user_id = owner.id and strike.expires_at > ${now}) as strikes,
             (select count(*)::int from collection_decision
               where collection_decision.user_id = owner.id
                 and appeal_granted is not true) as restricted
        ${waiting(viewer)}
       order by named.severe desc, named.of = 'appeal' desc, named.weight desc, named.since, collection.id
       limit ${most}`.execute(executor);
    return rows.map((found) => row.parse(found));
  },

  async count(viewer) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count ${waiting(viewer)}`.execute(executor);
    return rows[0]?.count ?? 0;
  },
});

/** Selects the collections whose reports wait for the staff. */
export const waitingCollections = (): RawBuilder<unknown> =>
  sql`select collection.id ${waiting(ANY_ADMIN)} and named.of = 'reports'`;

/** Selects cases for this viewer, as `decideCollectionCase` admits them. */
function waiting(viewer: Viewer): RawBuilder<unknown> {
  const conditions = [
    sql`owner.erased_at is null`,
    sql`owner.id <> ${viewer.id}`,
    // An appeal must be decided by another person.
    sql`named.decided_by is distinct from ${viewer.id}`,
  ];
  if (!seesEverything(viewer)) conditions.push(sql`not named.reasons @> array[${ADMINS_REASON}]`);
  return sql`
    from (
      select 'reports' as of, report.collection_id, null::jsonb as appeal, null as decided_by,
             coalesce(jsonb_agg(distinct report.said) filter (where report.said is not null), '[]') as said,
             jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note,
               'by', reporter.handle, 'at', report.created_at,
               'referred', false) order by report.created_at) as reports,
             array_agg(report.reason) as reasons, min(report.created_at) as since,
             bool_or(report.reason = any (${[...SEVERE_REASONS]}::text[])) as severe,
             sum(report.weight) as weight
        from collection_report report join app_user reporter on reporter.id = report.reporter_id
       where report.state = 'open' group by report.collection_id
      union all
      select 'appeal', collection_id, jsonb_build_object('text', appeal, 'at', appealed_at,
               'rule', rule, 'note', note, 'said', said), by_id, '[]', '[]', array[rule],
             appealed_at, false, 0
        from collection_decision where appealed_at is not null and appeal_granted is null
    ) named
    join collection on collection.id = named.collection_id
    join app_user owner on owner.id = collection.user_id
    where ${sql.join(conditions, sql` and `)}`;
}
