import type { BoardReportStore } from "@kinora/domain/moderation/board-case";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { IS_AS_CLEARED, SHOWN_DIGEST } from "./board-shown.ts";
import { boardDecided, boardNow } from "./kept-board.ts";
import { reportsIn } from "./reports-in.ts";

const referral = (storyId: string) => ({
  ...{ reason: ADMINS_REASON, weight: 0, closes: true, referred: true },
  board: boardDecided(storyId),
});

export const postgresBoardReports = (executor: Database): BoardReportStore => ({
  ...reportsIn(executor, "story_report"),

  async add({ storyId, userId, reporterId, reason, note, weight, closes, createdAt }) {
    const row = await executor
      .insertInto("story_report")
      .values({
        ...{ id: sql<string>`uuidv7()`, story_id: storyId, user_id: userId },
        ...{ reporter_id: reporterId, reason, note, weight, closes, created_at: createdAt },
        board: boardNow(storyId, reason),
      })
      // The reporter already has an open report.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row ?? null;
  },

  async refer({ storyId, userId, reporterId, note, createdAt }) {
    const said = { ...referral(storyId), note, created_at: createdAt };
    await executor
      .insertInto("story_report")
      .values({
        ...{ id: sql<string>`uuidv7()`, story_id: storyId, user_id: userId },
        ...{ reporter_id: reporterId, ...said },
      })
      .onConflict((conflict) =>
        conflict.columns(["story_id", "reporter_id"]).where("state", "=", "open").doUpdateSet(said),
      )
      .execute();
  },

  async isReportedBy(storyId, reporterId) {
    const { rows } = await sql`
      select 1 from story_report
       where story_id = ${storyId} and reporter_id = ${reporterId} and state = 'open'
       limit 1`.execute(executor);
    return rows.length > 0;
  },

  async isClosing(storyId) {
    const { rows } = await sql`
      select 1 from story_report
       where story_id = ${storyId} and state = 'open' and closes limit 1`.execute(executor);
    return rows.length > 0;
  },

  async wasCleared(storyId) {
    const { rows } = await sql<{ cleared: boolean }>`
      select ${IS_AS_CLEARED} as cleared from story where id = ${storyId}`.execute(executor);
    return rows[0]?.cleared ?? false;
  },

  async clear(storyId) {
    await sql`
      update story set cleared = pending.shown from pending_story_decision pending
       where story.id = ${storyId} and pending.story_id = story.id`.execute(executor);
  },

  async digest(storyId) {
    const { rows } = await sql<{ digest: string }>`
      select ${SHOWN_DIGEST} as digest from story where id = ${storyId}`.execute(executor);
    return rows[0]?.digest ?? "";
  },
});
