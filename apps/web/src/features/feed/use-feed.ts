import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useCallback, useMemo } from "react";
import { type FeedArg, useGetFeedInfiniteQuery } from "./feed-api.ts";

/** The pages of a feed as one list in which nothing is twice. */
export function useFeed(arg: FeedArg) {
  const query = useGetFeedInfiniteQuery(arg);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

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
    cards,
    pages: data?.pages ?? [],
    cursors: data?.pageParams ?? [],
    more: hasNextPage && !isFetchingNextPage ? more : null,
  };
}
