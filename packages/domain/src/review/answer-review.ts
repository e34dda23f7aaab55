import type { ReviewAnswers } from "@kinora/contracts/review/review";
import { COMPARED_REVIEWS, REVIEW_QUESTIONS } from "@kinora/contracts/review/review-limits";
import type { AwardStore } from "../award/award-stores.ts";
import { Refusal } from "../refusal.ts";
import { agreementOf, isTrusted } from "./agreement.ts";
import { type AwardReviewsStores, awardReviews } from "./award-reviews.ts";
import { answerableAt } from "./draw-reviews.ts";
import { findOwn, type OwnDraw } from "./find-own.ts";
import { isAwarded } from "./read-progress.ts";
import type { ReviewStore } from "./review-store.ts";

export interface AnswerStores extends AwardReviewsStores {
  readonly awards: AwardReviewsStores["awards"] & Pick<AwardStore, "isPaused">;
  readonly reviews: AwardReviewsStores["reviews"] &
    Pick<ReviewStore, "lock" | "find" | "lastEnd" | "answer" | "count" | "comparisons">;
}

const areSame = (one: ReviewAnswers, other: ReviewAnswers): boolean =>
  REVIEW_QUESTIONS.every((question) => one[question] === other[question]);

/**
 * Stores the answers about a drawn work, and awards gems for every few reviews that count. The same
 * answers again change nothing. Returns the gems that were awarded. Never changes the work.
 * Refusals REVIEW_NOT_FOUND, REVIEW_OVER, REVIEW_TOO_SOON { seconds }.
 */
export async function answerReview(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: AnswerStores) => Promise<T>) => Promise<T> },
  { answers, now, ...draw }: OwnDraw & { readonly answers: ReviewAnswers; readonly now: Date },
): Promise<number> {
  return transact(async (stores) => {
    const { reviews, awards } = stores;
    const { id, userId } = draw;
    const review = await findOwn(reviews, draw);
    if (review.answers !== null && areSame(review.answers, answers)) return 0;
    if (review.answers !== null || review.skippedAt !== null) throw new Refusal("REVIEW_OVER");
    const wait = answerableAt(review, await reviews.lastEnd(userId)) - now.getTime();
    if (wait > 0) throw new Refusal("REVIEW_TOO_SOON", { seconds: Math.ceil(wait / 1_000) });
    await reviews.answer(id, answers, now);
    if (!(await isAwarded(awards, now))) return 0;
    // With this review, so that somebody whose answers agree again is paid for the first that does.
    if (!isTrusted(agreementOf(await reviews.comparisons(userId, COMPARED_REVIEWS)))) return 0;
    await reviews.count(id);
    return awardReviews(stores, { userId, now });
  });
}
