/** One page of a feed: the creations' ids in order. */
export interface FeedListing {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
  /** Trending: when the ranking was made. Recent: the newest moment on this page. */
  readonly timestamp: Date | null;
  /** Recent with `since`: how many are newer. */
  readonly newer: number;
}
