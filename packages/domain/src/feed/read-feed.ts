import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";
import { readRecent } from "./read-recent.ts";
import { readSearch } from "./read-search.ts";
import { readTrending } from "./read-trending.ts";

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
      // Without words there is no best match: the newest come first.
      return query.q || query.sort === "liked"
        ? readSearch({ feed }, query)
        : readRecent({ feed }, query);
  }
}
