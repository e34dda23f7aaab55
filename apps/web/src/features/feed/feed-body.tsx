import type { ReactNode } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { FeedWall } from "./feed-wall.tsx";
import type { useFeed } from "./use-feed.ts";
import { WallSkeleton } from "./wall-skeleton.tsx";

export interface FeedBodyProps {
  readonly feed: ReturnType<typeof useFeed>;
  readonly label: string;
  readonly empty: ReactNode;
  readonly onSeen: (id: string) => void;
}

/** A feed in whichever state it is: loading, failed, empty, there, or there and growing. */
export function FeedBody({ feed, label, empty, onSeen }: FeedBodyProps) {
  const { cards, isLoading, isError, error, refetch, isFetching, isFetchingNextPage, more } = feed;
  if (isLoading) return <WallSkeleton />;
  if (isError && cards.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (cards.length === 0) return empty;
  return (
    <>
      <FeedWall
        label={label}
        cards={cards}
        busy={isFetching}
        onMore={isError ? null : more}
        onSeen={onSeen}
      />
      {isFetchingNextPage && <p className="py-6 text-center text-text-2">Loading more</p>}
      {isError && <QueryError error={error} onRetry={refetch} />}
      {!more && !isFetchingNextPage && !isError && (
        <p className="py-10 text-center text-12 text-text-2">You have seen everything.</p>
      )}
    </>
  );
}
