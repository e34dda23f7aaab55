import { Refusal } from "../refusal.ts";
import type { ReviewRecord, ReviewStore } from "./review-store.ts";

/** A draw, and whom it was made for. */
export interface OwnDraw {
  readonly id: string;
  readonly userId: string;
}

/** Locks a person's reviews and returns one of them. Refusal REVIEW_NOT_FOUND. */
export async function findOwn(
  reviews: Pick<ReviewStore, "lock" | "find">,
  { id, userId }: OwnDraw,
): Promise<ReviewRecord> {
  await reviews.lock(userId);
  const review = await reviews.find(id);
  if (review?.reviewerId !== userId) throw new Refusal("REVIEW_NOT_FOUND");
  return review;
}
