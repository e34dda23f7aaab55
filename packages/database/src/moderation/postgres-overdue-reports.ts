import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { OverdueCase, OverdueStores } from "@kinora/domain/moderation/remind-of-overdue";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const rows = z.array(z.object({ subjectId: z.string(), userId: z.string(), at: z.coerce.date() }));

/** Tables of reports, what they are about, and whose that is. */
const TABLES = [
  {
    noun: "creation",
    table: "report",
    subject: "creation_id",
    owner: sql`(select user_id from creation where creation.id = marked.subject)`,
  },
  { noun: "story", table: "story_report", subject: "story_id", owner: sql`min(marked.user_id)` },
  { noun: "person", table: "person_report", subject: "user_id", owner: sql`marked.subject` },
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
  { table, subject, owner }: Omit<(typeof TABLES)[number], "noun">,
  { before, now }: { readonly before: Date; readonly now: Date },
): RawBuilder<unknown> {
  const [reports, about] = [sql.table(table), sql.ref(subject)];
  const whose = table === "report" ? sql`null::text` : sql`user_id`;
  return sql`
    with marked as (
      update ${reports} set overdue_at = ${now}
       where id in (
         select id from ${reports}
          where state = 'open' and overdue_at is null and created_at <= ${before}
            and reason = any (${[...SEVERE_REASONS]}::text[])
          order by id for update skip locked)
      returning ${about} as subject, ${whose} as user_id, created_at)
    select marked.subject as "subjectId", ${owner} as "userId", min(marked.created_at) as at
      from marked
     where marked.subject is not null
       and not exists (select from ${reports} earlier
                        where earlier.${about} = marked.subject and earlier.state = 'open'
                          and earlier.overdue_at < ${now})
     group by marked.subject
     order by at, marked.subject`;
}
