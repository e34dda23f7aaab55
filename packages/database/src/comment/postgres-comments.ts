import { COMMENT_MODES } from "@kinora/contracts/comment/comment";
import type { CommentRecord } from "@kinora/domain/comment/comment-record";
import type { CommentStore } from "@kinora/domain/comment/comment-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { addMentions, addToTally, changeComment, isCounted, slotOf } from "./change-comment.ts";
import { recordOf, recordRow } from "./comment-columns.ts";
import { listComments, listReplies, showComment } from "./list-comments.ts";
import { countLately, hasWritten, peopleCalled, readCommenter } from "./read-commenter.ts";

export const postgresComments = (executor: Database): CommentStore => ({
  async lockAuthor(userId) {
    const { rows } = await sql<{ erased: boolean }>`
      select erased_at is not null as erased from app_user where id = ${userId} for no key update`.execute(
      executor,
    );
    return rows[0]?.erased === false;
  },

  commenter: (userId) => readCommenter(executor, userId),
  countLately: (userId, ownerId, now) => countLately(executor, { userId, ownerId, now }),

  async findRequest(userId, key) {
    const row = await executor
      .selectFrom("comment")
      .select(["id", "request_digest as digest"])
      .where("user_id", "=", userId)
      .where("request_key", "=", key)
      .executeTakeFirst();
    return row ?? null;
  },

  find: (id) => readRecord(executor, id),

  async lock(id) {
    await sql`select from comment where id = ${id} for update`.execute(executor);
    return readRecord(executor, id);
  },

  hasWritten: (userId, same) => hasWritten(executor, userId, same),
  peopleCalled: (handles, now) => peopleCalled(executor, handles, now),

  async add(comment) {
    const { id, writtenAt, mentions } = comment;
    await sql`
      with added as (
        insert into comment (id, creation_id, owner_id, user_id, parent_id, request_key, request_digest,
                             text, text_digest, version, written_at, edited_at, state, held)
        values (${id}, ${comment.creationId}, ${comment.ownerId}, ${comment.userId}, ${comment.parentId},
                ${comment.requestKey}, ${comment.requestDigest}, ${comment.text}, ${comment.textDigest},
                ${comment.version}, ${writtenAt}, ${comment.editedAt}, ${comment.state}, ${comment.held})
        returning *
      ), changed as (
        select creation_id, ${slotOf(sql`id`)} as slot, ${isCounted("added")}::int as delta from added
      ) ${addToTally}`.execute(executor);
    await addMentions(executor, id, mentions, sql`${writtenAt}::timestamptz`);
  },

  change: (id, patch) => changeComment(executor, id, patch),

  async mode(creationId) {
    const row = await executor
      .selectFrom("comment_setting")
      .select("mode")
      .where("creation_id", "=", creationId)
      .executeTakeFirst();
    return row ? parseKnown(COMMENT_MODES, row.mode) : "open";
  },

  async setMode(creationId, mode) {
    await executor
      .insertInto("comment_setting")
      .values({ creation_id: creationId, mode })
      .onConflict((conflict) => conflict.column("creation_id").doUpdateSet({ mode }))
      .execute();
  },

  async count(creationId) {
    const { count } = await executor
      .selectFrom("comment_tally")
      .select(sql<number>`coalesce(sum(shown), 0)::int`.as("count"))
      .where("creation_id", "=", creationId)
      .executeTakeFirstOrThrow();
    return count;
  },

  list: (creationId, page) => listComments(executor, creationId, page),
  listReplies: (parentId, page) => listReplies(executor, parentId, page),
  show: (id, readerId) => showComment(executor, id, readerId),
});

async function readRecord(executor: Database, id: string): Promise<CommentRecord | null> {
  const { rows } = await sql<{ record: unknown }>`
    select ${recordOf("comment")} as record from comment where id = ${id}`.execute(executor);
  return rows[0] ? recordRow.parse(rows[0].record) : null;
}
