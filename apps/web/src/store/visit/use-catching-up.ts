import { useEffect } from "react";

/** A paged list, as its query returns it. */
export interface PagedList {
  readonly data?: { readonly pages: readonly unknown[] } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Loads further pages until the wanted item is loaded; returns true from then on.
 *
 * @param reached true when it is among what has loaded
 */
export function useCatchingUp(list: PagedList, reached: boolean): boolean {
  const { isFetching, isError, hasNextPage, fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;
  const there = reached || isError || (pages > 0 && !hasNextPage);
  const wanting = !there && pages > 0 && !isFetching;
  // An answer may arrive before a render has seen `isFetching`; then only the page count changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanting) void fetchNextPage();
  }, [wanting, pages, fetchNextPage]);
  return there;
}
