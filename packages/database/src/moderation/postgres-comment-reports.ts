import type { CommentReportStore } from "@kinora/domain/moderation/comment-case";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { reportsIn } from "./reports-in.ts";

export function postgresCommentReports(executor: Database): CommentReportStore {
  const reports = reportsIn(executor, "comment_report");
  return {
    ...reports,

    async add({ commentId, userId, reporterId, reason, note, weight, createdAt, hides, said }) {
      const row = await executor
        .insertInto("comment_report")
        .values({
          ...{ id: sql<string>`uuidv7()`, comment_id: commentId, user_id: userId },
          ...{ reporter_id: reporterId, reason, note, weight, created_at: createdAt, hides, said },
        })
        // The reporter already has an open report.
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },

    async weight(commentId) {
      const { weight } = await executor
        .selectFrom("comment_report")
        .select(sql<number>`coalesce(sum(weight), 0)::int`.as("weight"))
        .where("comment_id", "=", commentId)
        .where("state", "=", "open")
        .executeTakeFirstOrThrow();
      return weight;
    },

    async said(commentId) {
      const rows = await executor
        .selectFrom("comment_report")
        .select("said")
        .where("comment_id", "=", commentId)
        .where("state", "=", "open")
        .orderBy("created_at")
        .execute();
      return rows.flatMap(({ said }) => said ?? []);
    },

    async resolve(commentId, end) {
      const reporters = await reports.resolve(commentId, end);
      await sql`
        update comment_report set said = null
         where comment_id = ${commentId} and state <> 'open' and said is not null`.execute(
        executor,
      );
      return reporters;
    },
  };
}
