import type { FeedQuery } from "@kinora/contracts/feed/feed";
import type { AskedFeed } from "./feed-filter.ts";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";
import { readRecent } from "./read-recent.ts";
import { readSearch } from "./read-search.ts";
import { readTrending } from "./read-trending.ts";

interface Asking extends Partial<Pick<AskedFeed, "askedBy" | "generalOnly">> {
  readonly query: FeedQuery;
}

/**
 * Reads a page of the trending, recent or search feed.
 *
 * @param askedBy null for a visitor who is not signed in
 * @throws Refusal INVALID_INPUT on an invalid cursor
 */
export function readFeed(
  { feed }: { feed: FeedStore },
  { query: asked, askedBy = null, generalOnly }: Asking,
): Promise<FeedListing> {
  const query = { ...asked, askedBy, generalOnly };
  switch (query.kind) {
    case "trending":
      return readTrending({ feed }, query);
    case "recent":
      return readRecent({ feed }, query);
    case "search":
      // Without search words no item matches better than another, so the newest come first.
      return query.q || query.sort === "liked"
        ? readSearch({ feed }, query)
        : readRecent({ feed }, query);
  }
}
