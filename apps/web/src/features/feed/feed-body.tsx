import { msg, t } from "@lingui/core/macro";
import { type ReactNode, useEffect } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { FeedWall } from "./feed-wall.tsx";
import { MoreToCome } from "./nothing-yet.tsx";
import type { useFeedVisit } from "./use-feed-visit.ts";
import { useGrowing } from "./use-growing.ts";
import { WallSkeleton } from "./wall-skeleton.tsx";

export interface FeedBodyProps {
  readonly visit: ReturnType<typeof useFeedVisit>;
  readonly label: string;
  readonly empty: ReactNode;
  /**
   * True when new works appear without a press, as the first ones do on a newly installed server.
   */
  readonly grows?: boolean;
  /** Text below the last item. */
  readonly ending?: string;
}

/** A feed with at most this many items has just begun, so it does not claim to be complete. */
const FEW = 12;
const EVERYTHING = msg`You've seen everything.`;
const ASK_AGAIN_MS = 10_000;

/**
 * A feed. While it is being restored it occupies its former height, so the page can scroll to its
 * place.
 */
export function FeedBody(props: FeedBodyProps) {
  const { room, was } = props.visit;
  return (
    <div ref={room} style={{ minHeight: was?.height }} className="flex flex-1 flex-col">
      <Wall {...props} />
    </div>
  );
}

/** The feed in whatever state it is: loading, restoring, failed, empty, complete, or growing. */
function Wall({ visit, label, empty, grows = false, ending = t(EVERYTHING) }: FeedBodyProps) {
  const { feed, there, was, onSeen } = visit;
  const { ids, isLoading, isError, error, refetch, more } = feed;
  const begins = grows && there && !isLoading && !isError && ids.length < FEW && !more;
  useEffect(() => {
    if (!begins) return;
    const timer = setInterval(() => document.hidden || void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [begins, refetch]);
  if (isLoading || !there) return <WallSkeleton shapes={was?.shapes} />;
  if (isError && ids.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (ids.length === 0) return empty;
  return (
    <Works label={label} ending={begins ? <MoreToCome /> : ending} onSeen={onSeen} feed={feed} />
  );
}

interface FeedWorksProps {
  readonly label: string;
  readonly ending: ReactNode;
  readonly onSeen: (id: string) => void;
  readonly feed: ReturnType<typeof useFeedVisit>["feed"];
}

/** A feed that has works, with what stands below them. */
function Works({ label, ending, onSeen, feed }: FeedWorksProps) {
  const { isError, error, refetch, isFetching } = feed;
  const { ids, more, isFetchingNextPage } = useGrowing(feed);
  const whole = !more && !isFetchingNextPage && !isError;
  return (
    <>
      <FeedWall
        label={label}
        ids={ids}
        busy={isFetching}
        whole={whole}
        onMore={isError ? null : more}
        onSeen={onSeen}
      />
      {isFetchingNextPage && <p className="py-6 text-center text-text-2">{t`Loading more`}</p>}
      {isError && <QueryError error={error} onRetry={refetch} />}
      {whole && <p className="py-10 text-center text-12 text-text-2">{ending}</p>}
    </>
  );
}
