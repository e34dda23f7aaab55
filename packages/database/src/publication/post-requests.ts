import type { PublicationStore } from "@kinora/domain/post/publication-store";
import type { Database } from "../client.ts";

/** Posts as they are ordered, each under the key of its request. */
export function postRequests(
  executor: Database,
): Pick<PublicationStore, "addPost" | "findRequest" | "countOpen"> {
  return {
    async addPost({ time, series, ...post }, request) {
      await executor
        .insertInto("post")
        .values({
          ...{ id: post.id, user_id: post.userId, creation_id: post.creationId },
          ...{ request_key: request?.key ?? null, request_digest: request?.digest ?? null },
          ...{ outcome: post.outcome, series_id: series?.id ?? null },
          ...{ series_number: series?.number ?? null, series_size: series?.size ?? null },
          ...{ wall_time: time?.wall ?? null, zone: time?.zone ?? null, due_at: time?.at ?? null },
          ...{ again_of: post.againOf, created_at: post.createdAt, ended_at: post.endedAt },
        })
        .execute();
    },

    async findRequest(userId, key) {
      const row = await executor
        .selectFrom("post")
        .select(["id", "request_digest"])
        .where("user_id", "=", userId)
        .where("request_key", "=", key)
        .executeTakeFirst();
      return row ? { postId: row.id, digest: row.request_digest ?? "" } : null;
    },

    async countOpen(userId) {
      const { count } = await executor
        .selectFrom("publication")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("outcome", "=", "scheduled")
        .where("stage", "<>", "scheduled")
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
