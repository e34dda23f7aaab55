import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { rememberTrending, trendingPlace } from "./feed-memory.ts";
import { useFeed } from "./use-feed.ts";

/** More pages than this are not fetched only to stand where one stood. */
const CATCH_UP_PAGES = 12;

/**
 * The ranking, from where it was left within two hours. While the server still has the same ranking
 * the pages up to there are fetched and the wall scrolls to it; an older one is gone on with by its
 * own cursor, and `fromTop` leaves it for the new one.
 */
export function useTrending(content: ContentKind | undefined) {
  const [place, setPlace] = useState(() => (content ? null : trendingPlace(Date.now())));
  const [startCursor, setStartCursor] = useState<string | null>(null);
  const feed = useFeed({
    kind: "trending",
    ...(content ? { content } : {}),
    ...(startCursor ? { startCursor } : {}),
  });
  const { pages, cursors, isError, more, isFetchingNextPage } = feed;
  const first = pages[0];

  // Another ranking by now: go on in the old one.
  if (place && first && startCursor === null && first.timestamp !== place.timestamp) {
    setPlace(null);
    setStartCursor(place.page);
  }
  const at = place ? cursors.indexOf(place.page) : -1;
  const canCatchUp = more !== null || isFetchingNextPage;
  const catchingUp =
    place !== null &&
    first !== undefined &&
    at === -1 &&
    canCatchUp &&
    !isError &&
    pages.length < CATCH_UP_PAGES;

  useEffect(() => {
    if (catchingUp) more?.();
  }, [catchingUp, more]);

  useLayoutEffect(() => {
    if (!place || !first || catchingUp) return;
    setPlace(null);
    const id = pages[at]?.items[0]?.id;
    if (id && scrollY === 0) scrollToItem(id);
  }, [place, first, catchingUp, pages, at]);

  // The old ranking may be gone, or nothing of it be left to see: then it starts from the top.
  const lost = startCursor !== null && (first === undefined ? isError : first.nextCursor === null);
  useEffect(() => {
    if (lost) setStartCursor(null);
  }, [lost]);

  const latest = useRef({ pages, cursors, startCursor });
  latest.current = { pages, cursors, startCursor };
  const onSeen = useCallback(
    (id: string) => {
      if (content) return;
      const now = latest.current;
      const page = now.pages.findIndex(({ items }) => items.some((item) => item.id === id));
      const timestamp = now.pages[page]?.timestamp;
      if (timestamp) rememberTrending(timestamp, now.cursors[page] ?? now.startCursor);
    },
    [content],
  );

  const fromTop = () => {
    setStartCursor(null);
    scrollTo({ top: 0 });
  };
  return { feed, catchingUp, onSeen, fromTop: startCursor === null ? null : fromTop };
}

/** After the wall has its places. */
export function scrollToItem(id: string): void {
  requestAnimationFrame(() =>
    document
      .querySelector(`[data-id="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}
