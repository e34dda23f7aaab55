import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS, type Entitlements } from "@kinora/contracts/account/entitlements";
import type { Recipe } from "@kinora/contracts/recipe/recipe";

import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";
import type { CreationStore } from "./creation-stores.ts";

type Counted = "worksAPress" | "hosted" | "privateWorks";
type Limits = Readonly<Record<Tier, Pick<Entitlements, Counted>>>;

/** Refusal TOO_MANY_WORKS when one order contains more works than the tier allows. */
export function refuseTooManyWorks(tier: Tier, works: number, table: Limits = ENTITLEMENTS): void {
  const limit = table[tier].worksAPress;
  if (works > limit)
    throw new Refusal("TOO_MANY_WORKS", { limit, ...tierFor("worksAPress", works, table) });
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
  table: Limits = ENTITLEMENTS,
): Promise<void> {
  const works = recipes.filter((recipe) => laneOfCreation(recipe) === "hosted").length;
  if (works === 0) return;
  await queue.lockPerson(actor.id);
  const open = await queue.countOpen(actor.id, "hosted");
  const limit = table[actor.tier].hosted;
  if (open + works > limit)
    throw new Refusal("HOSTED_FULL", { open, limit, ...tierFor("hosted", open + works, table) });
}

/**
 * Refusal PRIVATE_FULL when the tier does not allow as many more private works. Serialises the
 * requests of a person, so that two cannot both take the last place.
 */
export async function refuseFullPrivate(
  { creations, queue }: PrivateStores,
  actor: { readonly id: string; readonly tier: Tier },
  more: number,
  table: Limits = ENTITLEMENTS,
): Promise<void> {
  if (more === 0) return;
  await queue.lockPerson(actor.id);
  const limit = table[actor.tier].privateWorks;
  const wanted = (await creations.countPrivate(actor.id, limit)) + more;
  if (wanted > limit)
    throw new Refusal("PRIVATE_FULL", { limit, ...tierFor("privateWorks", wanted, table) });
}

export interface PrivateStores {
  readonly creations: Pick<CreationStore, "countPrivate">;
  readonly queue: Pick<JobQueue, "lockPerson">;
}

/** Returns the lowest tier that would allow it; nothing when none does. */
function tierFor(what: Counted, wanted: number, table: Limits) {
  const tier = TIERS.find((one) => table[one][what] >= wanted);
  return tier === undefined ? {} : { tier };
}
