import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { CommentDecision, CommentDecisionStore } from "@kinora/domain/moderation/comment-case";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { CommentDecisionTable } from "../schema.gen.ts";
import { appealIn } from "./appeal-in.ts";

export function postgresCommentDecisions(executor: Database): CommentDecisionStore {
  const rows = () =>
    executor
      .selectFrom("comment_decision")
      .innerJoin("comment", "comment.id", "comment_decision.comment_id")
      .selectAll("comment_decision")
      .select("comment.creation_id as creationId");
  const one = (id: string) => executor.updateTable("comment_decision").where("id", "=", id);
  return {
    async add({ id, commentId, userId, byId, rule, note, said, at }) {
      await executor
        .insertInto("comment_decision")
        .values({ id, comment_id: commentId, user_id: userId, by_id: byId, rule, note, said, at })
        .execute();
    },

    async find(id) {
      const row = await rows().where("comment_decision.id", "=", id).executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    async appealed(commentId) {
      const row = await rows()
        .where("comment_decision.comment_id", "=", commentId)
        .where("appealed_at", "is not", null)
        .where("appeal_granted", "is", null)
        .orderBy("appealed_at")
        .limit(1)
        .executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    of: async (userId, most) =>
      (
        await rows()
          .where("comment_decision.user_id", "=", userId)
          .orderBy("comment_decision.at", "desc")
          .orderBy("comment_decision.id", "desc")
          .limit(most)
          .execute()
      ).map(parseDecision),

    async addAppeal(id, appeal, now) {
      await one(id).set({ appeal, appealed_at: now }).execute();
    },

    async decideAppeal(id, granted, now) {
      await one(id).set({ appeal_granted: granted, appeal_decided_at: now }).execute();
    },
  };
}

const parseDecision = (
  row: Selectable<CommentDecisionTable> & { readonly creationId: string },
): CommentDecision => ({
  ...{ id: row.id, commentId: row.comment_id, creationId: row.creationId, userId: row.user_id },
  ...{ byId: row.by_id, rule: parseKnown(FLAG_REASONS, row.rule), note: row.note, said: row.said },
  ...{ at: row.at, appeal: appealIn(row) },
});
