import { useEffect } from "react";

/** A list that comes page by page, as its query tells of it. */
export interface PagedList {
  readonly data?: { readonly pages: readonly unknown[] } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Fetches on until what is meant is there; true from then on.
 *
 * @param reached it is among what came so far
 */
export function useCatchingUp(list: PagedList, reached: boolean): boolean {
  const { isFetching, isError, hasNextPage, fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;
  const there = reached || isError || (pages > 0 && !hasNextPage);
  const wanting = !there && pages > 0 && !isFetching;
  // An answer may come before the fetching was ever shown: then only the count of pages tells of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanting) void fetchNextPage();
  }, [wanting, pages, fetchNextPage]);
  return there;
}
