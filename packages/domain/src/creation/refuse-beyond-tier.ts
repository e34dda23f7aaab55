import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS, type Entitlements } from "@kinora/contracts/account/entitlements";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { GEMS_FOR_SALE } from "../gem/gems-for-sale.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";

/** What tiers allow, and whether another tier can be had. */
export interface TierRules {
  readonly table: Readonly<Record<Tier, Entitlements>>;
  readonly canRise: boolean;
}

const RULES: TierRules = { table: ENTITLEMENTS, canRise: GEMS_FOR_SALE };

/** Refusal TOO_MANY_WORKS where one press orders more than the tier allows. */
export function refuseTooManyWorks(tier: Tier, works: number, rules = RULES): void {
  const limit = rules.table[tier].worksAPress;
  if (works > limit)
    throw new Refusal("TOO_MANY_WORKS", { limit, ...tierFor("worksAPress", works, rules) });
}

/**
 * Refusal HOSTED_FULL where so many more works would be too many at services of others at a time. Serialises the
 * requests of a person, so that two cannot both be the last.
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

/** The first tier that would allow it, said only where it can be had. */
function tierFor(what: keyof Entitlements, wanted: number, { table, canRise }: TierRules) {
  const tier = canRise ? TIERS.find((one) => table[one][what] >= wanted) : undefined;
  return tier === undefined ? {} : { tier };
}
