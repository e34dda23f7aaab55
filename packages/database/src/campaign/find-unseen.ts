import type { DuePage } from "@kinora/domain/each-due";
import { sql } from "kysely";
import type { Database } from "../client.ts";

const DAY = 24 * 3_600_000;

/** Returns people of whose campaigns something was posted within a day that they had not seen. */
export async function findUnseen(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select distinct user_id as id from campaign_story
     where stage = 'posted' and is_unseen and ended_at >= ${new Date(now.getTime() - DAY)}
       and user_id > ${after}
     order by id limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}
