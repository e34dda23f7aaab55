import { Link } from "@tanstack/react-router";
import { Clapperboard } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { type FeedContent, FeedHeader } from "./feed-header.tsx";
import { rememberTrending, trendingPlace } from "./feed-memory.ts";
import { Pill } from "./pill.tsx";
import { useFeed } from "./use-feed.ts";

export interface FeedPageProps {
  readonly content: FeedContent;
  readonly dock?: ReactNode;
}

/** The ranking; within two hours it goes on at the page that was seen last. */
export function TrendingPage({ content, dock }: FeedPageProps) {
  const [startCursor, setStartCursor] = useState(() =>
    content ? null : trendingPlace(Date.now()),
  );
  const feed = useFeed({
    kind: "trending",
    ...(content ? { content } : {}),
    ...(startCursor ? { startCursor } : {}),
  });
  const { pages, cursors, isError, cards } = feed;

  // The ranking of that visit may be gone: then it starts from the top.
  useEffect(() => {
    if (startCursor && isError && cards.length === 0) setStartCursor(null);
  }, [startCursor, isError, cards.length]);

  const onSeen = useCallback(
    (id: string) => {
      if (content) return;
      const at = pages.findIndex(({ items }) => items.some((item) => item.id === id));
      const timestamp = pages[at]?.timestamp;
      if (timestamp) rememberTrending(timestamp, cursors[at] ?? startCursor);
    },
    [content, pages, cursors, startCursor],
  );

  const fromTop = () => {
    setStartCursor(null);
    scrollTo({ top: 0 });
  };
  return (
    <main id="content" className="px-2 md:px-4">
      <title>Kinora</title>
      <FeedHeader kind="trending" content={content} />
      {startCursor && cards.length > 0 && (
        <Pill onClick={fromTop}>You are where you left off. From the top</Pill>
      )}
      <FeedBody feed={feed} label="Trending" onSeen={onSeen} empty={<NothingYet />} />
      {dock}
    </main>
  );
}

export function NothingYet() {
  return (
    <EmptyState
      icon={<Clapperboard size={28} />}
      title="The screen is still dark"
      text="Nobody has published anything of this kind yet. Yours could be the first."
      action={
        <Link to="/create" className={buttonClass("primary")}>
          Create
        </Link>
      }
    />
  );
}
