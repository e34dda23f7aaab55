import { useCallback } from "react";
import { useListed } from "../../entities/creation/use-cards.ts";
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
