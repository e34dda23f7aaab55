import { PAGE_SIZE_DEFAULT } from "@kinora/contracts/limits";

const minute = 60_000;
export const RANKING_LIFE_MINUTES = 10;
export const RANKING_KEPT_MINUTES = 120;

export interface RankingStore {
  /** Returns the time and size of the newest ranking; null when there is none. */
  newest(): Promise<{ readonly madeAt: Date; readonly size: number } | null>;
  /** Counts the items in the feed, up to `most`. */
  countVisible(most: number): Promise<number>;
  /** Ranks the items in the feed by the trending formula. */
  make(now: Date): Promise<void>;
  forgetBefore(moment: Date): Promise<void>;
}

/**
 * Makes a new ranking every 10 minutes and keeps each for 2 hours; call it at least every minute.
 * While the feed fits on one page, every new item triggers a ranking immediately, so a new server
 * does not look empty.
 *
 * @returns whether a ranking was made
 */
export async function rebuildTrending(
  { rankings }: { rankings: RankingStore },
  { now }: { now: Date },
): Promise<boolean> {
  const newest = await rankings.newest();
  const age = newest ? now.getTime() - newest.madeAt.getTime() : Number.POSITIVE_INFINITY;
  const due = age >= RANKING_LIFE_MINUTES * minute;
  if (!due && !(await isYoungFeed(rankings, newest?.size ?? 0))) return false;
  await rankings.make(now);
  await rankings.forgetBefore(new Date(now.getTime() - RANKING_KEPT_MINUTES * minute));
  return true;
}

async function isYoungFeed(rankings: RankingStore, ranked: number): Promise<boolean> {
  if (ranked >= PAGE_SIZE_DEFAULT) return false;
  return (await rankings.countVisible(PAGE_SIZE_DEFAULT)) > ranked;
}
