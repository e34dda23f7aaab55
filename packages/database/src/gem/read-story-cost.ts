import type { StoryCost } from "@kinora/contracts/creation/story-cost";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Returns what a story cost its owner; `creationId` restricts the renders to that film, null counts
 * all.
 */
export async function readStoryCost(
  executor: Database,
  userId: string,
  { storyId, creationId }: { storyId: string; creationId: string | null },
): Promise<StoryCost> {
  const { rows } = await sql<Omit<StoryCost, "total">>`
    with film as (
      select id from creation
       where kind = 'story' and recipe #>> '{story,storyId}' = ${storyId}
         and (${creationId}::text is null or id = ${creationId})
    ), paid as (
      select spent - refunded as gems, noun,
             -- Rows from before messages are recognised by their text.
             coalesce(params ->> 'task' = 'script', description = 'Story: script') as is_script
        from gem_hold_purpose join gem_hold on id = hold_id
       where user_id = ${userId} and (noun, gem_hold_purpose.subject_id) in
             (select 'story', ${storyId}::text union all select 'creation', id from film)
    )
    select
      coalesce(sum(gems) filter (where noun = 'creation'), 0)::int as render,
      coalesce(sum(gems) filter (where noun = 'story' and is_script), 0)::int as script,
      coalesce(sum(gems) filter (where noun = 'story' and not is_script), 0)::int as pictures
      from paid`.execute(executor);
  const { script, pictures, render } = rows[0] ?? { script: 0, pictures: 0, render: 0 };
  return { script, pictures, render, total: script + pictures + render };
}
