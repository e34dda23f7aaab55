import { formatPosition, parsePosition } from "../position.ts";
import { type AskedFeed, filterOf } from "./feed-filter.ts";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";

/**
 * Returns a page sorted by first publication, newest first. That time never changes, so items do
 * not move between pages.
 */
export async function readRecent(
  { feed }: { feed: Pick<FeedStore, "recent" | "countNewer"> },
  query: AskedFeed,
): Promise<FeedListing> {
  const { cursor, since } = query;
  const limit = Math.max(query.limit, query.fill ?? 0);
  const asOf = query.asOf === undefined ? null : new Date(query.asOf);
  const filter = filterOf(query);
  const after = cursor === undefined ? null : parsePosition(cursor);
  const found = await feed.recent({ filter, asOf, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    nextCursor: last && found.length > limit ? formatPosition(last) : null,
    timestamp: page[0]?.at ?? null,
    newer: since === undefined ? 0 : await feed.countNewer(filter, new Date(since)),
  };
}
