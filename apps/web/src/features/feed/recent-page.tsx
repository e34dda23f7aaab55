import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useCountNewerQuery } from "./feed-api.ts";
import { FeedBody } from "./feed-body.tsx";
import { FeedHeader } from "./feed-header.tsx";
import { recentPlace, rememberRecentItem, rememberRecentNewest } from "./feed-memory.ts";
import { Pill } from "./pill.tsx";
import { type FeedPageProps, NothingYet } from "./trending-page.tsx";
import { useFeed } from "./use-feed.ts";
import { scrollToItem } from "./use-trending.ts";

const ASK_AGAIN_MS = 60_000;
/** Above this place a restored scroll would be felt as a jump for nothing. */
const WORTH_RESTORING = 4;

/** Newest first. What is newer than the last look is announced, never pushed under the finger. */
export function RecentPage({ content, dock }: FeedPageProps) {
  const [place] = useState(recentPlace);
  const [since, setSince] = useState<string | null>(null);
  const restored = useRef(false);
  const feed = useFeed({ kind: "recent", ...(content ? { content } : {}) });
  const { cards, pages, refetch } = feed;
  const newest = pages[0]?.timestamp ?? null;

  useLayoutEffect(() => {
    if (restored.current || cards.length === 0 || !newest) return;
    restored.current = true;
    const at = cards.findIndex(({ id }) => id === place.itemId);
    if (!content && at >= WORTH_RESTORING && scrollY === 0) {
      scrollToItem(place.itemId ?? "");
      setSince(place.newestSeen ?? newest);
    } else setSince(newest);
    rememberRecentNewest(newest);
  }, [cards, newest, place, content]);

  const { data: newer = 0 } = useCountNewerQuery(
    { since: since ?? "" },
    { skip: since === null, pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const show = () => {
    scrollTo({ top: 0 });
    void refetch();
    setSince(null);
  };
  useEffect(() => {
    if (since === null && newest && restored.current) setSince(newest);
  }, [since, newest]);

  const onSeen = useCallback((id: string) => rememberRecentItem(id), []);
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>Recent · Kinora</title>
      <FeedHeader kind="recent" content={content} />
      {newer > 0 && <Pill onClick={show}>{newer} new</Pill>}
      <FeedBody feed={feed} label="Recent" onSeen={onSeen} empty={<NothingYet />} />
      {dock}
    </main>
  );
}
