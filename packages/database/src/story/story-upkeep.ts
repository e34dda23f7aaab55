import type { DuePage } from "@kinora/domain/each-due";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isBoardHeld } from "../creation/board-hold.ts";

/**
 * Returns stories unchanged since this time whose artifacts have not been swept since their last
 * change, other than those on legal hold at `now`.
 */
export async function findRestedStories(
  executor: Database,
  before: Date,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<string[]> {
  const rows = await executor
    .selectFrom("story")
    .select("id")
    .where("updated_at", "<", before)
    .where((eb) => eb.or([eb("swept_at", "is", null), eb("swept_at", "<", eb.ref("updated_at"))]))
    .where(sql<boolean>`not ${isBoardHeld("story", now)}`)
    .orderBy("updated_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * For users whose undo steps take more than this many bytes in all, deletes the steps of the least
 * recently changed stories entirely: these can still be edited, but not undone. Users with at most
 * three stories are skipped, because they cannot reach the limit. Steps of what is on legal hold stay.
 */
export async function forgetOldSteps(
  executor: Database,
  mostBytes: number,
  now: Date,
): Promise<void> {
  await sql`
    with many as (select user_id from story group by user_id having count(*) > 3),
    held as (
      select story.id, story.user_id, story.position, story.updated_at,
             sum(pg_column_size(r.board) + pg_column_size(r.kept)) as bytes,
             ${isBoardHeld("story", now)} as kept
        from many join story using (user_id) join story_revision r on r.story_id = story.id
       group by story.id
    ), ranked as (
      select id, position as here, kept,
             sum(bytes) over (partition by user_id order by updated_at desc, id desc) as up_to
        from held
    )
    delete from story_revision using ranked
     where story_id = ranked.id and position <> ranked.here and ranked.up_to > ${mostBytes} and not ranked.kept`.execute(
    executor,
  );
}

/**
 * Returns deleted storyboards whose legal hold is over. Those of an erased account are left to its
 * erasure, which also clears what was written about them.
 */
export async function findDeletedBoards(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from story
     where deleted_at is not null and id > ${after} and not ${isBoardHeld("story", now)}
       and not exists (
         select from app_user where app_user.id = story.user_id and erased_at is not null)
     order by id limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}
