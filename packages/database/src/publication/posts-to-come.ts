import { SOCIAL_PLATFORMS } from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationStore } from "@kinora/domain/post/publication-store";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** What of a person is still to come at a time. */
export const postsToCome =
  (executor: Database): PublicationStore["listToCome"] =>
  async (userId) => {
    const rows = await executor
      .selectFrom("post")
      .innerJoin("publication", "publication.post_id", "post.id")
      .select(["post.creation_id", "publication.platform", "publication.account_id", "post.due_at"])
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
  };
