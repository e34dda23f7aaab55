import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import type { OverdueCase, OverdueStores } from "@kinora/domain/moderation/remind-of-overdue";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const rows = z.array(z.object({ subjectId: z.string(), userId: z.string(), at: z.coerce.date() }));

/** An admin is asked about it, whatever its owner did with it. */
const IS_ADMINS = sql`bool_or(marked.reason = ${ADMINS_REASON})`;

/** Tables of reports, what they are about, whose that is, and whether it is in the queue still. */
const TABLES = [
  {
    noun: "creation",
    ...{ table: "report", subject: "creation_id", things: "creation" },
    owner: sql`thing.user_id`,
    waits: sql`(${IS_ADMINS} or (thing.status is distinct from 'deleted' and thing.purged_at is null
      and (not thing.private or thing.status = 'review')))`,
  },
  {
    noun: "story",
    ...{ table: "story_report", subject: "story_id", things: "story" },
    owner: sql`thing.user_id`,
    waits: sql`(${IS_ADMINS} or (thing.deleted_at is null
      and (thing.share_token is not null or bool_or(marked.closes))))`,
  },
  {
    noun: "person",
    ...{ table: "person_report", subject: "user_id", things: "app_user" },
    owner: sql`thing.id`,
    waits: sql`thing.erased_at is null`,
  },
] as const;

export const postgresOverdueReports = (executor: Database): OverdueStores["overdueReports"] => ({
  async mark(before, now) {
    const found: OverdueCase[] = [];
    for (const { noun, ...of } of TABLES) {
      const { rows: due } = await marked(of, { before, now }).execute(executor);
      found.push(...rows.parse(due).map((one) => ({ noun, ...one })));
    }
    return found;
  },
});

function marked(
  { table, subject, things, owner, waits }: Omit<(typeof TABLES)[number], "noun">,
  { before, now }: { readonly before: Date; readonly now: Date },
): RawBuilder<unknown> {
  const [reports, about] = [sql.table(table), sql.ref(subject)];
  return sql`
    with marked as (
      update ${reports} set overdue_at = ${now}
       where id in (
         select id from ${reports}
          where state = 'open' and overdue_at is null and created_at <= ${before}
            and reason = any (${[...SEVERE_REASONS]}::text[])
          order by id for update skip locked)
      returning ${about} as subject, created_at, reason,
                ${table === "story_report" ? sql`closes` : sql`false`} as closes)
    select thing.id as "subjectId", ${owner} as "userId", min(marked.created_at) as at
      from marked join ${sql.table(things)} thing on thing.id = marked.subject
     where not exists (select from ${reports} earlier
                        where earlier.${about} = marked.subject and earlier.state = 'open'
                          and earlier.overdue_at < ${now})
     group by thing.id having ${waits}
     order by at, thing.id`;
}
