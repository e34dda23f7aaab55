import type { AwardStore } from "@kinora/domain/award/award-stores";
import type { DuePage } from "@kinora/domain/each-due";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed } from "../feed/visible-in-feed.ts";

/**
 * Returns ids of works that may deserve the award of the week. Films whose price alone is below the
 * award are included, because their storyboards cost gems as well.
 */
export async function findStanding(
  executor: Database,
  { kind, week, from, to }: Parameters<AwardStore["findStanding"]>[0],
  { after, limit }: DuePage,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select creation.id from creation
     where ${visibleInFeed} and creation.published_at > ${from} and creation.published_at <= ${to}
       and creation.kind = ${kind} and not creation.background
       and (creation.gems_settled > creation.gems_refunded or creation.kind = 'story')
       and creation.id > ${after}
       and not exists (select from award
                        where award.user_id = creation.user_id and award.award = ${kind}
                          and award.period = ${week})
       and not exists (select from award
                        where award.award = ${kind} and award.work = 'creation:' || creation.id)
     order by creation.id limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}
