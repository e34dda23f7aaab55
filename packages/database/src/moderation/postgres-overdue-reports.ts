import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { OverdueCase, OverdueStores } from "@kinora/domain/moderation/remind-of-overdue";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { waitingBoards } from "./postgres-board-case-reader.ts";
import { waitingWorks } from "./postgres-case-reader.ts";
import { waitingCollections } from "./postgres-collection-case-reader.ts";
import { waitingComments } from "./postgres-comment-case-reader.ts";
import { waitingPeople } from "./postgres-person-case-reader.ts";

const rows = z.array(
  z.object({
    ids: z.array(z.string()),
    userId: z.string(),
    weighs: z.boolean(),
    isDue: z.boolean(),
  }),
);

interface Reported {
  readonly noun: OverdueCase["noun"];
  /** Their reports, and the column with what these are about. */
  readonly table:
    | "report"
    | "story_report"
    | "person_report"
    | "comment_report"
    | "collection_report";
  readonly about: "creation_id" | "story_id" | "user_id" | "comment_id" | "collection_id";
  /** Whose a case is, by `due.about`. */
  readonly owner: RawBuilder<unknown>;
  /** The cases that an admin without own works would find in the queue. */
  readonly waiting: (now: Date) => RawBuilder<unknown>;
}

const REPORTED: readonly Reported[] = [
  {
    ...{ noun: "creation", table: "report", about: "creation_id", waiting: waitingWorks },
    owner: sql`(select user_id from creation where creation.id = due.about)`,
  },
  {
    ...{ noun: "story", table: "story_report", about: "story_id", waiting: waitingBoards },
    owner: sql`(select user_id from story where story.id = due.about)`,
  },
  {
    ...{ noun: "person", table: "person_report", about: "user_id", waiting: waitingPeople },
    owner: sql`due.about`,
  },
  {
    ...{ noun: "comment", table: "comment_report", about: "comment_id", waiting: waitingComments },
    owner: sql`(select user_id from comment where comment.id = due.about)`,
  },
  {
    ...{ noun: "collection", table: "collection_report", about: "collection_id" },
    waiting: waitingCollections,
    owner: sql`(select user_id from collection where collection.id = due.about)`,
  },
];

export const postgresOverdueReports = (executor: Database): OverdueStores["overdueReports"] => ({
  async mark(times) {
    const { now } = times;
    // Of two runs at the same time, the second finds nothing left to mark.
    await sql`select pg_advisory_xact_lock(hashtextextended('overdue-reports', 0))`.execute(
      executor,
    );
    const found = [];
    for (const one of REPORTED) {
      const due = await dueCases(one, times).execute(executor);
      found.push(...rows.parse(due.rows).map((row) => ({ ...one, ...row })));
    }
    if (!found.some(({ isDue, weighs }) => isDue && weighs)) return [];
    for (const { table, ids } of found)
      await sql`
        update ${sql.table(table)} set overdue_at = ${now} where id = any(${ids})`.execute(
        executor,
      );
    return found.map(({ noun, userId, weighs }) => ({ noun, userId, weighs }));
  },
});

const dueCases = (
  { table, about, owner, waiting }: Reported,
  { before, last, now }: Parameters<OverdueStores["overdueReports"]["mark"]>[0],
): RawBuilder<unknown> => sql`
  select due.ids, ${owner} as "userId", due.weighs, due."isDue"
    from (
      select ${sql.ref(about)} as about, array_agg(id) as ids, bool_or(weight > 0) as weighs,
             not coalesce(bool_or(overdue_at > ${last}), false) as "isDue"
        from ${sql.table(table)}
       where state = 'open' and created_at <= ${before}
         and reason = any (${[...SEVERE_REASONS]}::text[])
       group by 1) due
   where due.about in (${waiting(now)})`;
