import type { RequestLog } from "@kinora/domain/creation/creation-stores";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";

export function postgresRequestLog(executor: Database): RequestLog {
  return {
    async claim({ userId, key, bodyDigest, creationId, now }) {
      // Waits for a transaction that inserted the same key, then returns its creation or takes
      // over.
      const claimed = await executor
        .insertInto("creation_request")
        .values({
          user_id: userId,
          key,
          body_digest: bodyDigest,
          creation_id: creationId,
          at: now,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
        .modifyEnd(PREPARED)
        .executeTakeFirst();
      if (claimed.numInsertedOrUpdatedRows === 1n) return null;
      const earlier = await executor
        .selectFrom("creation_request")
        .select(["body_digest", "creation_id"])
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return { bodyDigest: earlier.body_digest, creationId: earlier.creation_id };
    },
  };
}
