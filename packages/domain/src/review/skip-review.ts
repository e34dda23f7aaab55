import { Refusal } from "../refusal.ts";
import { findOwn, type OwnDraw } from "./find-own.ts";
import type { ReviewStore } from "./review-store.ts";

export interface SkipStores {
  readonly reviews: Pick<ReviewStore, "lock" | "find" | "skip">;
}

/**
 * Passes over a work that somebody would rather not look at, or cannot judge. It counts for nothing
 * and does not come back. Safe to repeat. Refusals REVIEW_NOT_FOUND, REVIEW_OVER.
 */
export async function skipReview(
  { transact }: { readonly transact: <T>(work: (stores: SkipStores) => Promise<T>) => Promise<T> },
  draw: OwnDraw,
  now: Date,
): Promise<void> {
  await transact(async ({ reviews }) => {
    const { skippedAt, answers } = await findOwn(reviews, draw);
    if (answers !== null) throw new Refusal("REVIEW_OVER");
    if (skippedAt === null) await reviews.skip(draw.id, now);
  });
}
