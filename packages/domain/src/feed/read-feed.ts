import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";
import { readRecent } from "./read-recent.ts";
import { readSearch } from "./read-search.ts";
import { readTrending } from "./read-trending.ts";

/**
 * Trending, recent or search.
 *
 * @param askedBy null: somebody who is not signed in
 * @throws Refusal INVALID_INPUT on a cursor that leads nowhere
 */
export function readFeed(
  { feed }: { feed: FeedStore },
  { query: asked, askedBy = null }: { query: FeedQuery; askedBy?: string | null },
): Promise<FeedListing> {
  const query = { ...asked, askedBy };
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
