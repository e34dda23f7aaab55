import { storyOf } from "@kinora/contracts/recipe/recipe";
import type { WorkStanding } from "@kinora/domain/award/award-stores";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed } from "../feed/visible-in-feed.ts";
import { readStoryCost } from "../gem/read-story-cost.ts";

/** Actions in a work's history that do not change who may see it. */
const WITHOUT_EFFECT = ["rename", "report"];

/** Reads what decides whether a published work is awarded; the work should be locked. */
export async function readStanding(
  executor: Database,
  { id, userId, recipe, gems }: Pick<CreationRecord, "id" | "userId" | "recipe" | "gems">,
): Promise<WorkStanding> {
  const { rows } = await sql<Pick<WorkStanding, "inFeed" | "unchangedSince" | "ownerActive">>`
    select ${visibleInFeed} as "inFeed",
           (select max(at) from creation_event
             where creation_id = creation.id and action <> all(${WITHOUT_EFFECT}::text[])
           ) as "unchangedSince",
           owner.disabled_at is null and owner.deletion_at is null as "ownerActive"
      from creation join app_user owner on owner.id = creation.user_id
     where creation.id = ${id}`.execute(executor);
  const facts = rows[0] ?? { inFeed: false, unchangedSince: null, ownerActive: false };
  const storyId = storyOf(recipe)?.storyId ?? null;
  if (storyId === null)
    return { ...facts, work: `creation:${id}`, paid: gems.settled - gems.refunded };
  const { total } = await readStoryCost(executor, userId, { storyId, creationId: id });
  return { ...facts, work: `story:${storyId}`, paid: total };
}
