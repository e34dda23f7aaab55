import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { FeedPage } from "@kinora/contracts/feed/feed";
import { useCallback, useMemo } from "react";
import { type FeedArg, useGetFeedInfiniteQuery } from "./feed-api.ts";

/** After so many seconds what is in the cache is no longer the newest. */
const NEWEST_FOR_S = 60;

/**
 * The pages of a feed as one list in which nothing is twice.
 *
 * @param options.fill how many items the first answer should hold
 * @param options.anew the newest is meant, not what the cache still has
 */
export function useFeed(arg: FeedArg, options: { fill?: number | undefined; anew?: boolean } = {}) {
  const { fill, anew = false } = options;
  const query = useGetFeedInfiniteQuery(fill ? { ...arg, fill } : arg, {
    refetchOnMountOrArgChange: anew ? NEWEST_FOR_S : false,
    // Begun again from the top; what is only renewed in place (after signing in) keeps all its pages.
    refetchCachedPages: !anew,
  });
  // Of this feed only: `data` goes on showing another one while this is fetched.
  const { currentData: data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  const cards = useMemo(() => {
    const byId = new Map<string, CreationCard>();
    for (const card of data?.pages.flatMap(({ items }) => items) ?? []) {
      if (!byId.has(card.id)) byId.set(card.id, card);
    }
    return [...byId.values()];
  }, [data]);

  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    ...query,
    data,
    cards,
    isLoading: data === undefined && !isError,
    pages: data?.pages ?? NO_PAGES,
    more: hasNextPage && !isFetchingNextPage ? more : null,
  };
}

const NO_PAGES: readonly FeedPage[] = [];
