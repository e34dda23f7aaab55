import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { Link } from "@tanstack/react-router";
import { Clapperboard } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { FeedHeader } from "./feed-header.tsx";
import { Pill } from "./pill.tsx";
import { useTrending } from "./use-trending.ts";
import { WallSkeleton } from "./wall-skeleton.tsx";

export interface FeedPageProps {
  readonly content: ContentKind | undefined;
  readonly dock?: ReactNode;
}

export function TrendingPage({ content, dock }: FeedPageProps) {
  const { feed, catchingUp, onSeen, fromTop } = useTrending(content);
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>Kinora</title>
      <FeedHeader kind="trending" content={content} />
      {fromTop && feed.cards.length > 0 && (
        <Pill onClick={fromTop}>You are where you left off. From the top</Pill>
      )}
      {catchingUp ? (
        <WallSkeleton />
      ) : (
        <FeedBody feed={feed} label="Trending" onSeen={onSeen} empty={<NothingYet />} />
      )}
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
