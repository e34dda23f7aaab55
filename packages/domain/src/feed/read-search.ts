import { type AskedFeed, filterOf } from "./feed-filter.ts";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";
import { formatSearchCursor, parseSearchCursor } from "./search-cursor.ts";

/**
 * Returns a page in the requested sort order. Only when sorted by likes can an item move between
 * two pages; the client drops duplicates.
 */
export async function readSearch(
  { feed }: { feed: Pick<FeedStore, "search"> },
  query: AskedFeed,
): Promise<FeedListing> {
  const { cursor, q, sort } = query;
  const limit = Math.max(query.limit, query.fill ?? 0);
  const filter = filterOf(query);
  const after = cursor === undefined ? null : parseSearchCursor(cursor);
  const found = await feed.search({ text: q || null, sort, filter, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    nextCursor: last && found.length > limit ? formatSearchCursor(last) : null,
    timestamp: null,
    newer: 0,
  };
}
