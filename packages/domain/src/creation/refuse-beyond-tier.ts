import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS, type Entitlements } from "@kinora/contracts/account/entitlements";
import type { Recipe } from "@kinora/contracts/recipe/recipe";

import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";
import { TIERS_FOR_SALE } from "./tiers-for-sale.ts";

/** Limits of the tiers, and whether a higher tier can be bought. */
export interface TierRules {
  readonly table: Readonly<Record<Tier, Entitlements>>;
  readonly canRise: boolean;
}

const RULES: TierRules = { table: ENTITLEMENTS, canRise: TIERS_FOR_SALE };

/** Refusal TOO_MANY_WORKS when one order contains more works than the tier allows. */
export function refuseTooManyWorks(tier: Tier, works: number, rules = RULES): void {
  const limit = rules.table[tier].worksAPress;
  if (works > limit)
    throw new Refusal("TOO_MANY_WORKS", { limit, ...tierFor("worksAPress", works, rules) });
}

/**
 * Refusal HOSTED_FULL when these works would exceed the tier's limit of concurrent works at
 * external services. Serialises the requests of a person, so that two cannot both take the last
 * slot.
 */
export async function refuseFullHosted(
  queue: Pick<JobQueue, "lockPerson" | "countOpen">,
  actor: { readonly id: string; readonly tier: Tier },
  recipes: readonly Pick<Recipe, "engine">[],
  rules = RULES,
): Promise<void> {
  const works = recipes.filter((recipe) => laneOfCreation(recipe) === "hosted").length;
  if (works === 0) return;
  await queue.lockPerson(actor.id);
  const open = await queue.countOpen(actor.id, "hosted");
  const limit = rules.table[actor.tier].hosted;
  if (open + works > limit)
    throw new Refusal("HOSTED_FULL", { open, limit, ...tierFor("hosted", open + works, rules) });
}

/** Returns the lowest tier that would allow it, provided a higher tier can be bought. */
function tierFor(what: keyof Entitlements, wanted: number, { table, canRise }: TierRules) {
  const tier = canRise ? TIERS.find((one) => table[one][what] >= wanted) : undefined;
  return tier === undefined ? {} : { tier };
}
