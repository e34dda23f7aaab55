import { useEffect } from "react";
import { type FeedStart, isReached } from "./feed-beginning.ts";
import type { useFeed } from "./use-feed.ts";

/** Fetches on until what is meant is there; true from then on. */
export function useCatchingUp(feed: ReturnType<typeof useFeed>, start: FeedStart): boolean {
  const { cards, pages, isFetching, isError, hasNextPage, fetchNextPage } = feed;
  const there =
    start.how === "fresh" ||
    isError ||
    (pages.length > 0 && (!hasNextPage || isReached(start, cards)));
  const wanting = !there && pages.length > 0 && !isFetching;
  // An answer may come before the fetching was ever shown: then only the count of pages tells of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanting) void fetchNextPage();
  }, [wanting, pages.length, fetchNextPage]);
  return there;
}
