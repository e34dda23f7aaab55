import { board } from "@kinora/contracts/story/board";
import { keptScenes } from "@kinora/contracts/story/kept-scene";
import { REVISION_BYTES, REVISIONS_KEPT } from "@kinora/contracts/story/story-limits";
import { STORY_JOB_KINDS } from "@kinora/domain/story/story-job";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { StoryStore } from "@kinora/domain/story/story-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isBoardHeld } from "../creation/board-hold.ts";
import { isStoryClosed } from "../takeout/closed-boards.ts";
import { closeFilesOfBoards, hasFoundPiece } from "../takeout/held-files.ts";
import { isStoryHidden, isStoryWithheld } from "../takeout/withheld-with-works.ts";
import { parseStory, storyColumns } from "./parse-story.ts";

export function postgresStoryStore(executor: Database): StoryStore {
  const any = (id: string) => executor.selectFrom("story").selectAll().where("id", "=", id);
  const one = (id: string) => any(id).where("deleted_at", "is", null);
  const revisions = (storyId: string) =>
    executor.selectFrom("story_revision").where("story_id", "=", storyId);
  return {
    async insert({ id, userId, prompt, sequence, createdAt, updatedAt, ...state }) {
      const times = { created_at: createdAt, updated_at: updatedAt };
      const fixed = { id, user_id: userId, prompt, sequence, ...times };
      await executor
        .insertInto("story")
        .values({ ...storyColumns(state), ...fixed })
        .execute();
    },
    async find(id) {
      const row = await one(id).executeTakeFirst();
      return row ? parseStory(row) : null;
    },
    async findShared(shareToken) {
      const row = await executor
        .selectFrom("story")
        .selectAll()
        .where("share_token", "=", shareToken)
        .where(sql<boolean>`not ${isStoryClosed("story")}`)
        .where(sql<boolean>`not ${isStoryHidden("story")}`)
        .where(sql<boolean>`not ${isStoryWithheld("story")}`)
        .where(sql<boolean>`not ${hasFoundPiece("story")}`)
        .executeTakeFirst();
      return row ? parseStory(row) : null;
    },
    async isWithheld(id) {
      const row = await one(id)
        .clearSelect()
        .select(
          sql<boolean>`${isStoryWithheld("story")} or ${hasFoundPiece("story")}`.as("withheld"),
        )
        .executeTakeFirst();
      return row?.withheld ?? false;
    },
    async withheldAmong(ids) {
      if (ids.length === 0) return new Set();
      const { rows } = await sql<{ id: string }>`
        select story.id from story where story.id = any(${[...ids]}::text[])
           and (${isStoryWithheld("story")} or ${hasFoundPiece("story")})`.execute(executor);
      return new Set(rows.map((row) => row.id));
    },
    async isClosed(id) {
      const row = await one(id)
        .clearSelect()
        .select(isStoryClosed("story").as("closed"))
        .executeTakeFirst();
      return row?.closed ?? false;
    },
    async lock(id) {
      // Not "for update", so that artifacts, which refer to this row, do not wait for it.
      const row = await one(id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseStory(row) : null;
    },
    async lockKept(id) {
      const row = await any(id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseStory(row) : null;
    },
    async isHeld(id, now) {
      const row = await any(id)
        .clearSelect()
        .select(isBoardHeld("story", now).as("held"))
        .executeTakeFirst();
      return row?.held ?? false;
    },
    async update(id, change, at) {
      const columns = { ...storyColumns(change), ...(at ? { updated_at: at } : {}) };
      await executor
        .updateTable("story")
        .set((row) => ({ ...columns, sequence: row("sequence", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },
    async remove(id, now) {
      const { numUpdatedRows } = await executor
        .updateTable("story")
        .set({ deleted_at: now, share_token: null, until: null, spend_left: 0 })
        .where("id", "=", id)
        .where(isBoardHeld("story", now))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      // Orders for the story contain its text.
      await executor
        .deleteFrom("job")
        .where("noun", "=", "story")
        .where("subject_id", "=", id)
        .execute();
      await closeFilesOfBoards(executor, [id], now);
      await executor.deleteFrom("story").where("id", "=", id).execute();
    },
    async listOwn({ userId, before, limit }, inTurn) {
      let query = executor
        .selectFrom("story")
        .selectAll()
        .where("user_id", "=", userId)
        .where("deleted_at", "is", null)
        .orderBy("updated_at", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1);
      if (before) {
        query = query.where(
          sql<boolean>`(updated_at, id) < (${before.at}::timestamptz, ${before.id})`,
        );
      }
      const rows = await inTurn(() => query.execute());
      const items: StoryRecord[] = [];
      for (const row of rows.slice(0, limit))
        await inTurn(async () => {
          items.push(parseStory(row));
        });
      const last = items.at(-1);
      const next = rows.length > limit && last ? { at: last.updatedAt, id: last.id } : null;
      return { items, next };
    },
    async addRevision(storyId, position, revision, at) {
      await executor
        .deleteFrom("story_revision")
        .where("story_id", "=", storyId)
        .where((eb) =>
          eb.or([
            eb("position", ">=", position),
            eb("position", "<=", position - REVISIONS_KEPT - 1),
          ]),
        )
        .execute();
      await executor
        .insertInto("story_revision")
        .values({
          story_id: storyId,
          position,
          board: JSON.stringify(revision.board),
          kept: JSON.stringify(revision.kept),
          at,
        })
        .execute();
      await sql`
        delete from story_revision using (
          select position as place,
                 sum(pg_column_size(board) + pg_column_size(kept)) over (order by position desc) as bytes
            from story_revision where story_id = ${storyId}
        ) held
        where story_id = ${storyId} and position = held.place
          and held.bytes > ${REVISION_BYTES} and position < ${position - 1}`.execute(executor);
    },
    async findRevision(storyId, position) {
      const row = await revisions(storyId)
        .select(["board", "kept"])
        .where("position", "=", position)
        .executeTakeFirst();
      return row ? { board: board.parse(row.board), kept: keptScenes.parse(row.kept) } : null;
    },
    async listRevisions(storyId) {
      const rows = await revisions(storyId).select(["board", "kept"]).execute();
      return rows.map((row) => ({
        board: board.parse(row.board),
        kept: keptScenes.parse(row.kept),
      }));
    },
    async markSwept(storyId, at) {
      await executor.updateTable("story").set({ swept_at: at }).where("id", "=", storyId).execute();
    },
    async revisionRange(storyId) {
      const row = await revisions(storyId)
        .select(({ fn }) => [fn.min("position").as("first"), fn.max("position").as("last")])
        .executeTakeFirstOrThrow();
      return { first: Number(row.first ?? 0), last: Number(row.last ?? 0) };
    },
    async countOwn(userId) {
      const row = await executor
        .selectFrom("story")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow();
      return row.count;
    },
    async countPreviews(storyId, since) {
      const row = await executor
        .selectFrom("job")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("noun", "=", "story")
        .where("subject_id", "=", storyId)
        .where("kind", "=", STORY_JOB_KINDS.preview)
        .where("queued_at", ">", since)
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}
