import { useCallback } from "react";
import { useListed } from "../../entities/creation/use-cards.ts";
import { type FeedArg, useGetFeedInfiniteQuery } from "./feed-api.ts";

/** Seconds after which a cached answer no longer counts as current. */
const NEWEST_FOR_S = 60;

/**
 * The pages of a feed as one list without duplicates.
 *
 * @param options.fill number of items in the first answer
 * @param options.anew true to fetch the current state instead of using the cache
 */
export function useFeed(arg: FeedArg, options: { fill?: number | undefined; anew?: boolean } = {}) {
  const { fill, anew = false } = options;
  const query = useGetFeedInfiniteQuery(fill ? { ...arg, fill } : arg, {
    refetchOnMountOrArgChange: anew ? NEWEST_FOR_S : false,
    // A fresh start begins with the first page; a refetch in place (after sign-in) keeps all pages.
    refetchCachedPages: !anew,
  });
  // Only this feed's data: `data` keeps showing the previous feed while this one loads.
  const { currentData: data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  const ids = useListed(data?.pages);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    ...query,
    data,
    ids,
    isLoading: data === undefined && !isError,
    timestamp: data?.pages[0]?.timestamp ?? null,
    more: hasNextPage && !isFetchingNextPage ? more : null,
  };
}
