import { postDraftWish } from "@kinora/contracts/publication/post-draft";
import type { PostDraftRecord, PostDraftStore } from "@kinora/domain/post/post-draft";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import type { PostDraftTable } from "../schema.gen.ts";

export function postgresPostDrafts(executor: Database): PostDraftStore {
  const all = () => executor.selectFrom("post_draft").selectAll();
  return {
    async find(id) {
      const row = await all().where("id", "=", id).executeTakeFirst();
      return row ? parse(row) : null;
    },

    async list(userId) {
      const own = all().where("user_id", "=", userId);
      return (await own.orderBy("saved_at", "desc").orderBy("id").execute()).map(parse);
    },

    async count(userId) {
      const { count } = await executor
        .selectFrom("post_draft")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async save({ id, userId, workId, targets, when, createdAt, savedAt }) {
      const changed = {
        ...{ creation_id: workId, content: JSON.stringify({ targets, when }), saved_at: savedAt },
      };
      await executor
        .insertInto("post_draft")
        .values({ id, user_id: userId, created_at: createdAt, ...changed })
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet(changed).where("post_draft.user_id", "=", userId),
        )
        .execute();
    },

    async remove(id, userId) {
      await executor
        .deleteFrom("post_draft")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
    },
  };
}

const content = postDraftWish.pick({ targets: true, when: true });

const parse = (row: Selectable<PostDraftTable>): PostDraftRecord => ({
  ...{ id: row.id, userId: row.user_id, workId: row.creation_id },
  ...content.parse(row.content),
  ...{ createdAt: row.created_at, savedAt: row.saved_at },
});
