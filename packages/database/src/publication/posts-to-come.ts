import { SOCIAL_PLATFORMS } from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationStore } from "@kinora/domain/post/publication-store";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** What is not over: of a person, and of a work. */
export function postsToCome(
  executor: Database,
): Pick<PublicationStore, "listToCome" | "listOpen" | "isToCome"> {
  const openOf = (creationId: string) =>
    executor
      .selectFrom("post")
      .select("id")
      .where("creation_id", "=", creationId)
      .where("outcome", "=", "scheduled");
  return {
    async isToCome(creationId) {
      const timed = openOf(creationId).where("due_at", "is not", null);
      return (await timed.limit(1).executeTakeFirst()) !== undefined;
    },

    async listOpen(creationId) {
      const rows = await openOf(creationId).orderBy("id").execute();
      return rows.map(({ id }) => id);
    },

    async listToCome(userId) {
      const rows = await executor
        .selectFrom("post")
        .innerJoin("publication", "publication.post_id", "post.id")
        .select([
          ...(["post.creation_id", "publication.platform"] as const),
          ...(["publication.account_id", "post.due_at"] as const),
        ])
        .where("post.user_id", "=", userId)
        .where("post.outcome", "=", "scheduled")
        .where("publication.outcome", "=", "scheduled")
        .execute();
      return rows.flatMap((row) =>
        row.due_at === null
          ? []
          : {
              ...{ creationId: row.creation_id, accountId: row.account_id, at: row.due_at },
              platform: parseKnown(SOCIAL_PLATFORMS, row.platform),
            },
      );
    },
  };
}
