import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";

/**
 * Refusals of services under their own rules after which nothing more is sent there for a person: they close accounts
 * for that, and it is the account of everybody.
 */
export const REFUSALS_A_DAY = 5;
const DAY = 86_400_000;

/** What services refused under their rules. */
export interface PolicyRefusals {
  /** Moments at which something of a person's was refused, the newest first. */
  latest(userId: string, limit: number): Promise<readonly Date[]>;
}

/** When services work for a person again: once the fifth of the latest refusals is a day old; null: they do. */
export async function pausedUntil(
  userId: string,
  now: Date,
  refusals: PolicyRefusals,
): Promise<Date | null> {
  const fifth = (await refusals.latest(userId, REFUSALS_A_DAY))[REFUSALS_A_DAY - 1];
  if (fifth === undefined) return null;
  const until = new Date(fifth.getTime() + DAY);
  return until > now ? until : null;
}

/** Refusal HOSTED_PAUSED, where a recipe would be sent to a service. */
export async function refusePaused(
  recipe: Pick<Recipe, "engine">,
  userId: string,
  now: Date,
  refusals: PolicyRefusals,
): Promise<void> {
  if (laneOfCreation(recipe) !== "hosted") return;
  const until = await pausedUntil(userId, now, refusals);
  if (until !== null) throw new Refusal("HOSTED_PAUSED", { until: until.toISOString() });
}
