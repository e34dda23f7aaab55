import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Returns stories unchanged since this time whose artifacts have not been swept since their last
 * change.
 */
export async function findRestedStories(
  executor: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("story")
    .select("id")
    .where("updated_at", "<", before)
    .where((eb) => eb.or([eb("swept_at", "is", null), eb("swept_at", "<", eb.ref("updated_at"))]))
    .orderBy("updated_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * For users whose undo steps take more than this many bytes in all, deletes the steps of the least
 * recently changed stories entirely: these can still be edited, but not undone. Users with at most
 * three stories are skipped, because they cannot reach the limit.
 */
export async function forgetOldSteps(executor: Database, mostBytes: number): Promise<void> {
  await sql`
    with many as (select user_id from story group by user_id having count(*) > 3),
    held as (
      select story.id, story.user_id, story.position, story.updated_at,
             sum(pg_column_size(r.board) + pg_column_size(r.kept)) as bytes
        from many join story using (user_id) join story_revision r on r.story_id = story.id
       group by story.id
    ), ranked as (
      select id, position as here,
             sum(bytes) over (partition by user_id order by updated_at desc, id desc) as up_to
        from held
    )
    delete from story_revision using ranked
     where story_id = ranked.id and position <> ranked.here and ranked.up_to > ${mostBytes}`.execute(
    executor,
  );
}
