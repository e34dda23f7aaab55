import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** Tables of reports, each with the column that names what was reported. */
const REPORTED = {
  report: "creation_id",
  person_report: "user_id",
  story_report: "story_id",
  comment_report: "comment_id",
  collection_report: "collection_id",
};

/** What holds for reports of works, people, storyboards, comments and collections alike. */
export function reportsIn(executor: Database, table: keyof typeof REPORTED) {
  const [reports, reported] = [sql.table(table), sql.ref(REPORTED[table])];
  return {
    /** Returns whether an earlier report of this reporter about it was dismissed. */
    async wasDismissed(id: string, reporterId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from ${reports}
         where ${reported} = ${id} and reporter_id = ${reporterId} and state = 'dismissed'
         limit 1`.execute(executor);
      return rows.length > 0;
    },

    /** Reasons of its open reports, optionally only of those made after `after`. */
    async openReasons(id: string, after?: Date): Promise<readonly FlagReason[]> {
      const { rows } = await sql<{ reason: string }>`
        select reason from ${reports}
         where ${reported} = ${id} and state = 'open'
           and created_at > ${after ?? new Date(0)}`.execute(executor);
      return rows.map(({ reason }) => parseKnown(FLAG_REASONS, reason));
    },

    /** Reverses its upheld reports made up to `until`: the decision about them was reversed. */
    async reverse(
      id: string,
      { until, now }: { readonly until: Date; readonly now: Date },
    ): Promise<void> {
      await sql`
        update ${reports} set reversed_at = ${now}
         where ${reported} = ${id} and state = 'upheld' and reversed_at is null
           and created_at <= ${until}`.execute(executor);
    },

    /** Returns who made its open reports up to `until`. */
    async reporters(id: string, until: Date): Promise<readonly string[]> {
      const { rows } = await sql<{ reporter_id: string }>`
        select distinct reporter_id from ${reports}
         where ${reported} = ${id} and state = 'open' and created_at <= ${until}`.execute(executor);
      return rows.map(({ reporter_id }) => reporter_id);
    },

    /** Closes its open reports made up to `until`. @returns ids of the reporters */
    async resolve(
      id: string,
      {
        as,
        until,
        now,
      }: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
    ): Promise<readonly string[]> {
      const { rows } = await sql<{ reporter_id: string }>`
        update ${reports} set state = ${as}, resolved_at = ${now}
         where ${reported} = ${id} and state = 'open' and created_at <= ${until}
        returning reporter_id`.execute(executor);
      return rows.map(({ reporter_id }) => reporter_id);
    },
  };
}
