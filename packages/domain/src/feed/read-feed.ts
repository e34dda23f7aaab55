import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedStore } from "./feed-store.ts";
import { readRecent } from "./read-recent.ts";
import { readSearch } from "./read-search.ts";
import { readTrending } from "./read-trending.ts";

/** One page of a feed: the creations' ids in order. */
export interface FeedListing {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
  /** Trending: when the ranking was made. Recent: the newest moment on this page. */
  readonly timestamp: Date | null;
  /** Recent with `since`: how many are newer. */
  readonly newer: number;
}

/** Trending, recent or search. Refusal INVALID_INPUT on a cursor that leads nowhere. */
export function readFeed(
  { feed }: { feed: FeedStore },
  { query }: { query: FeedQuery },
): Promise<FeedListing> {
  switch (query.kind) {
    case "trending":
      return readTrending({ feed }, query);
    case "recent":
      return readRecent({ feed }, query);
    case "search":
      return query.q ? readSearch({ feed }, { ...query, q: query.q }) : readRecent({ feed }, query);
  }
}
