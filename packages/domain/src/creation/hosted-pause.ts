import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { Refusal } from "../refusal.ts";
import { laneOfCreation } from "./creation-job.ts";

/**
 * Number of refusals within a day after which nothing more is sent to services for this person:
 * orders that services refused under their policies, results that our own scan refused, and orders
 * cancelled too late to stop them. Services close accounts for repeated violations, and all users
 * share the operator's account, which pays for the others although nobody has anything from them.
 */
export const REFUSALS_A_DAY = 5;
const DAY = 86_400_000;

/** Orders that count towards the pause of a person's orders. */
export interface PolicyRefusals {
  /** Times of the latest refusals of a person's orders, newest first. */
  latest(userId: string, limit: number): Promise<readonly Date[]>;
  /**
   * Counts a job that is being cancelled while the operator pays for an order of its that can no
   * longer be stopped; once, however many it has. Without such an order nothing is counted.
   */
  noteCalledOff(jobId: string, now: Date): Promise<void>;
  /** Counts an order for which the operator pays and whose result our scan refused. */
  noteUnsafe(key: string, now: Date): Promise<void>;
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
