import { arrangePages } from "./arrange-pages.ts";
import { type AskedFeed, filterOf } from "./feed-filter.ts";
import type { FeedListing } from "./feed-listing.ts";
import type { FeedStore, Ranking } from "./feed-store.ts";
import {
  formatTrendingCursor,
  parseTrendingCursor,
  type TrendingCursor,
  unknownCursor,
} from "./trending-cursor.ts";

/**
 * Returns a page of a ranking. Pages are cut from the original ranking, and items that have since
 * left the feed are removed afterwards, so no item moves to another page. Empty pages are skipped,
 * and several pages are merged when the reader asks for more items than one contains.
 */
export async function readTrending(
  { feed }: { feed: Pick<FeedStore, "ranking" | "stillVisible"> },
  query: AskedFeed,
): Promise<FeedListing> {
  const { limit, fill = 1 } = query;
  const begun = query.cursor === undefined ? null : parseTrendingCursor(query.cursor);
  const ranking = await rankingOf(feed, query, begun);
  if (!ranking) return { ids: [], nextCursor: null, timestamp: null, newer: 0 };

  const size = begun?.size ?? limit;
  const pages = arrangePages(ranking.items, size);
  const ids: string[] = [];
  let page = begun?.page ?? 0;
  while (page < pages.length && ids.length < fill) {
    const next: string[] = [];
    while (page < pages.length && ids.length + next.length < fill) {
      next.push(...(pages[page] ?? []).map(({ id }) => id));
      page += 1;
    }
    ids.push(...(await feed.stillVisible(filterOf(query), next)));
  }
  const { madeAt } = ranking;
  const nextCursor = page < pages.length ? formatTrendingCursor({ madeAt, page, size }) : null;
  return { ids, nextCursor, timestamp: madeAt, newer: 0 };
}

/**
 * Returns the ranking that the reader started with, else the one at the requested moment, else the
 * newest.
 */
async function rankingOf(
  feed: Pick<FeedStore, "ranking">,
  query: AskedFeed,
  begun: TrendingCursor | null,
): Promise<Ranking | null> {
  const filter = filterOf(query);
  if (begun) {
    const ranking = await feed.ranking(filter, begun.madeAt);
    if (!ranking) throw unknownCursor();
    return ranking;
  }
  const asked = query.asOf === undefined ? null : await feed.ranking(filter, new Date(query.asOf));
  return asked ?? feed.ranking(filter, null);
}
