import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { isBoardHeld } from "../creation/board-hold.ts";
import { isStoryClosed, isStoryFoundAbuse } from "../takeout/closed-boards.ts";
import { isStoryWithheld } from "../takeout/withheld-with-works.ts";

/** SQL condition: a row of `story` is a case for the admins. */
export const isBoardCase = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isBoardHeld("story", now)} or ${isStoryFoundAbuse("story")})`;

/** Columns of a storyboard in the list of cases, in the order of those of works. */
export const LISTED_BOARD = sql`
  'board' as of, story.id, 'story' as kind, story.created_at as "madeAt",
  (select min(created_at) from story_report
    where story_report.story_id = story.id and reason = 'child_abuse') as "reportedAt",
  (select max(at) from story_decision
    where story_decision.story_id = story.id and rule = 'child_abuse') as "decidedAt",
  (story.share_token is null or ${isStoryClosed("story")} or ${isStoryWithheld("story")}) as withheld,
  story.board ->> 'title' as title`;

/** Facts about a storyboard, other than its owner: its texts as reported, found and now. */
export const BOARD_FACTS = sql`
  story.prompt,
  (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'text', board) order by at), '[]') from (
    select board, min(at) as at from (
      select board, created_at as at from story_report where story_report.story_id = story.id
      union all
      select board, at from story_decision where story_decision.story_id = story.id
      union all
      select board, decided_at from pending_story_decision where pending_story_decision.story_id = story.id
      union all select story.board, story.updated_at) texts
     where board is not null group by board) versions) as scripts,
  (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note,
            'at', created_at, 'referred', referred) order by created_at), '[]')
     from story_report where story_report.story_id = story.id) as reports,
  (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'hash', hash,
            'bytes', bytes, 'mimeType', mime_type, 'width', width,
            'madeAt', piece.created_at)
            order by piece.created_at, piece.key, place), '[]')
     from story_piece piece join story_piece_file file using (story_id, key)
    where piece.story_id = story.id and mime_type ~ '^(image|video)/') as files`;

const saidBoard = z.object({
  title: z.string().catch(""),
  description: z.string().catch(""),
  scenes: z
    .array(
      z.object({
        narration: z.string().catch(""),
        caption: z.string().nullable().catch(null),
        visual: z.string().catch(""),
      }),
    )
    .catch([]),
});

/** Turns a stored board, of whatever age, into its words. */
export const boardText = saidBoard.transform(({ title, description, scenes }) =>
  [
    ...[title, description],
    ...scenes.flatMap(({ narration, caption, visual }, at) => [
      `${at + 1}. ${narration}`,
      ...[caption ?? "", visual].map((line) => line && `   ${line}`),
    ]),
  ]
    .filter((line) => line !== "")
    .join("\n"),
);
