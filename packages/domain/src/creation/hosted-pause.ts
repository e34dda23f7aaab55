import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";

/**
 * Number of policy refusals by services within a day after which nothing more is sent to them for
 * this person. Services close accounts for repeated violations, and all users share the operator's
 * account.
 */
export const REFUSALS_A_DAY = 5;
const DAY = 86_400_000;

/** Orders that services refused under their policies. */
export interface PolicyRefusals {
  /** Times of the latest refusals of a person's orders, newest first. */
  latest(userId: string, limit: number): Promise<readonly Date[]>;
}

/**
 * Returns when the person can order from services again, which is one day after the fifth-latest
 * refusal; null when not paused.
 */
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

/** Returns how many further refusals within a day pause the person; 0 while paused. */
export async function refusalsLeft(
  userId: string,
  now: Date,
  refusals: PolicyRefusals,
): Promise<number> {
  const latest = await refusals.latest(userId, REFUSALS_A_DAY);
  const recent = latest.filter((at) => at.getTime() + DAY > now.getTime());
  return REFUSALS_A_DAY - recent.length;
}

/** Refusal HOSTED_PAUSED when the recipe would be sent to a service and the person is paused. */
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
