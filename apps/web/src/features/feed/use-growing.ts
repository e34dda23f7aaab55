import { useDeferredValue, useMemo } from "react";
import type { useFeed } from "./use-feed.ts";

type Grown = Pick<ReturnType<typeof useFeed>, "ids" | "more" | "isFetchingNextPage">;

/**
 * Returns a feed as it is to be shown. Works added at its end appear a few frames later, rendered
 * in slices between which the page answers a press; every other change shows at once.
 */
export function useGrowing({ ids, more, isFetchingNextPage }: Grown): Grown {
  const now = useMemo(() => ({ ids, more, isFetchingNextPage }), [ids, more, isFetchingNextPage]);
  const before = useDeferredValue(now);
  const grows = ids.length > before.ids.length && before.ids.every((id, at) => id === ids[at]);
  return grows ? before : now;
}
