/** One page of a feed: the ids of its creations in order. */
export interface FeedListing {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
  /**
   * Trending: when the ranking was made. Recent: publication time of the newest item on this page.
   */
  readonly timestamp: Date | null;
  /** Recent with `since`: number of newer items. */
  readonly newer: number;
}
