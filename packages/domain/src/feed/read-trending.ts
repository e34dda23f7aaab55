import type { FeedQuery } from "@kinora/contracts/feed/feed";
import { arrangePages } from "./arrange-pages.ts";
import { filterOf } from "./feed-filter.ts";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore } from "./feed-store.ts";
import { formatTrendingCursor, parseTrendingCursor, unknownCursor } from "./trending-cursor.ts";

/**
 * A page of one ranking. Pages are cut from the ranking as it was made, and only then is left out what
 * has gone since: no item moves to another page. Pages of which nothing is left are passed over.
 */
export async function readTrending(
  { feed }: { feed: Pick<FeedStore, "ranking" | "stillVisible"> },
  query: FeedQuery,
): Promise<FeedListing> {
  const { cursor, limit } = query;
  const begun = cursor === undefined ? null : parseTrendingCursor(cursor);
  const ranking = await feed.ranking(filterOf(query), begun?.madeAt ?? null);
  if (!ranking) {
    if (begun) throw unknownCursor();
    return { ids: [], nextCursor: null, timestamp: null, newer: 0 };
  }
  const size = begun?.size ?? limit;
  const pages = arrangePages(ranking.items, size);
  const { madeAt } = ranking;
  for (let page = begun?.page ?? 0; page < pages.length; page++) {
    const ids = await feed.stillVisible((pages[page] ?? []).map(({ id }) => id));
    if (ids.length === 0) continue;
    const more = page + 1 < pages.length;
    const nextCursor = more ? formatTrendingCursor({ madeAt, page: page + 1, size }) : null;
    return { ids, nextCursor, timestamp: madeAt, newer: 0 };
  }
  return { ids: [], nextCursor: null, timestamp: madeAt, newer: 0 };
}
