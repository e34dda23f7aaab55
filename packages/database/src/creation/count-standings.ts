import { type OwnStanding, WORK_STANDINGS } from "@kinora/contracts/creation/work-standing";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** Counts a person's works by where they stand; what was deleted for good counts nowhere. */
export async function countStandings(
  executor: Database,
  userId: string,
): Promise<ReadonlyMap<OwnStanding, number>> {
  const { rows } = await sql<{ standing: string; count: number }>`
    select case
             when status = 'deleted' then 'trash'
             when status = 'processing' then 'making'
             when status = 'failed' then 'failed'
             when status = 'review' then 'checked'
             when status = 'rejected' or moderator_hidden then 'restricted'
             when private then 'private'
             when status = 'scheduled' then 'scheduled'
             when hidden then 'unlisted'
             when in_feed then 'feed'
             else 'link'
           end as standing, count(*)::int as count
      from creation where user_id = ${userId} and purged_at is null group by 1`.execute(executor);
  return new Map(rows.map(({ standing, count }) => [parseKnown(WORK_STANDINGS, standing), count]));
}
