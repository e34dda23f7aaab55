import { reviewAward } from "@kinora/contracts/award/award-table";
import type { ReviewProgress } from "@kinora/contracts/review/review";
import {
  COMPARED_LEAST,
  COMPARED_REVIEWS,
  REVIEW_DRAWS_A_DAY,
} from "@kinora/contracts/review/review-limits";
import type { AwardStore } from "../award/award-stores.ts";
import { startOfUtcDay, utcDay } from "../gem/utc-day.ts";
import { agreementOf, isTrusted } from "./agreement.ts";
import type { ReviewDay, ReviewStore } from "./review-store.ts";

export interface ProgressStores {
  readonly awards: Pick<AwardStore, "isPaused">;
  readonly reviews: Pick<ReviewStore, "unpaid" | "awarded" | "comparisons" | "day">;
}

const NOTHING = { gems: 0, reviews: 0, timesADay: 0 };

/** Returns how many more works are drawn for a person on this UTC day, open ones included. */
export function drawsLeft({ drawn, answered }: ReviewDay, open: number, now: Date): number {
  const { reviews, timesADay } = reviewAward(utcDay(now)) ?? NOTHING;
  const answerable = reviews * timesADay - answered;
  return Math.max(0, Math.min(answerable, open + Math.max(0, REVIEW_DRAWS_A_DAY - drawn)));
}

/** Returns whether reviews are awarded at all now. */
export const isAwarded = async (
  awards: Pick<AwardStore, "isPaused">,
  now: Date,
): Promise<boolean> => reviewAward(utcDay(now)) !== null && !(await awards.isPaused());

/** Returns how far a person is, and whether their reviews count. */
export async function readProgress(
  { awards, reviews }: ProgressStores,
  { userId, open, now }: { readonly userId: string; readonly open: number; readonly now: Date },
): Promise<ReviewProgress> {
  const day = utcDay(now);
  const rule = reviewAward(day) ?? NOTHING;
  const agreement = agreementOf(await reviews.comparisons(userId, COMPARED_REVIEWS));
  const today = await reviews.day(userId, startOfUtcDay(now, 0));
  return {
    ...{ needed: rule.reviews, gems: rule.gems, most: rule.gems * rule.timesADay },
    done: Math.min((await reviews.unpaid(userId)).length, rule.reviews),
    earned: (await reviews.awarded(userId, day)) * rule.gems,
    paused: !(await isAwarded(awards, now)) ? "off" : isTrusted(agreement) ? null : "agreement",
    ...{ compared: agreement.compared, comparedLeast: COMPARED_LEAST },
    doneToday: drawsLeft(today, open, now) === 0,
  };
}
