import type { StoryRequestLog } from "@kinora/domain/story/story-stores";
import type { Database } from "../client.ts";

export function postgresStoryRequests(executor: Database): StoryRequestLog {
  return {
    async claim({ userId, key, bodyDigest, storyId, now }) {
      // Waits for a transaction that inserted the same key, then returns its result or takes over.
      const claimed = await executor
        .insertInto("story_request")
        .values({ user_id: userId, key, body_digest: bodyDigest, story_id: storyId, at: now })
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
        .executeTakeFirst();
      if (claimed.numInsertedOrUpdatedRows === 1n) return null;
      const earlier = await executor
        .selectFrom("story_request")
        .select(["body_digest", "story_id"])
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return { bodyDigest: earlier.body_digest, storyId: earlier.story_id };
    },
  };
}
