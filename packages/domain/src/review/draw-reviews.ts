import type { ReviewProgress } from "@kinora/contracts/review/review";
import { leastSeconds, REVIEWS_READY } from "@kinora/contracts/review/review-limits";
import { startOfUtcDay } from "../gem/utc-day.ts";
import { drawsLeft, isAwarded, type ProgressStores, readProgress } from "./read-progress.ts";
import type { ReviewRecord, ReviewStore } from "./review-store.ts";

export interface DrawStores extends ProgressStores {
  readonly reviews: ProgressStores["reviews"] &
    Pick<ReviewStore, "lock" | "open" | "dropUnfit" | "draw" | "lastEnd">;
}

/** The works that lie ready for a person. */
export interface Desk {
  readonly progress: ReviewProgress;
  readonly ready: readonly {
    readonly id: string;
    readonly creationId: string;
    /** Milliseconds. */
    readonly readyIn: number;
  }[];
}

/** Returns from when a drawn work can be answered, if it is the next to be answered. */
export const answerableAt = (
  { drawnAt, duration }: Pick<ReviewRecord, "drawnAt" | "duration">,
  lastEnd: Date | null,
): number => Math.max(+drawnAt, +(lastEnd ?? drawnAt)) + leastSeconds(duration) * 1_000;

/**
 * Draws works until enough lie ready for a person, or no more are drawn today. Nothing is drawn
 * while awards are off.
 */
export async function drawReviews(
  {
    transact,
    newId,
  }: {
    readonly transact: <T>(work: (stores: DrawStores) => Promise<T>) => Promise<T>;
    readonly newId: () => string;
  },
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Desk> {
  return transact(async (stores) => {
    const { reviews } = stores;
    await reviews.lock(userId);
    await reviews.dropUnfit(userId);
    const before = await reviews.open(userId);
    const isOpen = await isAwarded(stores.awards, now);
    const today = await reviews.day(userId, startOfUtcDay(now, 0));
    const left = isOpen ? Math.min(REVIEWS_READY, drawsLeft(today, before.length, now)) : 0;
    const missing = left - before.length;
    const ids = Array.from({ length: Math.max(0, missing) }, () => newId());
    if (missing > 0) await reviews.draw(userId, ids, now);
    const open = missing > 0 ? await reviews.open(userId) : before;
    const lastEnd = await reviews.lastEnd(userId);
    return {
      progress: await readProgress(stores, { userId, open: open.length, now }),
      ready: open.slice(0, left).map((one) => ({
        ...{ id: one.id, creationId: one.creationId },
        readyIn: Math.max(0, answerableAt(one, lastEnd) - now.getTime()),
      })),
    };
  });
}
