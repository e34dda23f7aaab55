import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { statusOf } from "../../store/api-error.ts";
import { QueryError } from "../../store/query-error.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ItemStage, type Seek } from "./item/item-stage.tsx";
import { ItemWords } from "./item/item-words.tsx";
import { useNeighbours } from "./item/use-neighbours.ts";
import type { ItemWays } from "./item-ways.ts";
import { useCreation } from "./use-creation.ts";

/** Loaded lazily: a visitor who came by a link has no list to step through. */
const ItemWalk = lazy(() => import("./item/item-walk.tsx").then((m) => ({ default: m.ItemWalk })));

export interface ItemViewProps extends ItemWays {
  readonly id: string;
}

/** The page of an item: the work in large, beside it its text, its actions and how it was made. */
export function ItemView({ id, onOpen, onRemix }: ItemViewProps) {
  const { data, error, isFetching, refetch } = useCreation(id);
  const [seek, setSeek] = useState<(Seek & { readonly id: string }) | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const neighbours = useNeighbours(id);
  const shown = useRef(id);
  useEffect(() => {
    // After stepping from further down the page, the work itself scrolls into view.
    if (shown.current !== id) stage.current?.scrollIntoView({ block: "nearest" });
    shown.current = id;
  }, [id]);
  // The page's own answer is everybody's: a member may not see the work, who was blocked or blocks.
  const isGone = statusOf(error) === 404;
  if (error !== undefined && (!data || isGone) && !isFetching)
    return <Lost error={error} onRetry={refetch} />;
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-6 p-3 md:p-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div
        ref={stage}
        className={cx(
          "relative flex min-w-0 flex-col justify-center gap-3 lg:sticky lg:top-20 lg:h-[calc(100dvh-7.5rem-var(--player))] lg:pb-8",
          // A horizontal swipe steps through the list; without this the browser would navigate its
          // history.
          neighbours && "touch-pan-y touch-pinch-zoom",
        )}
      >
        {data && <ItemStage creation={data} seek={seek?.id === id ? seek : null} />}
        {!data && <Skeleton className="aspect-video w-full rounded-media!" />}
        {neighbours && (
          <Suspense fallback={<div className="h-11 lg:hidden" />}>
            <ItemWalk
              neighbours={neighbours}
              onOpen={onOpen}
              stage={stage}
              plays={data !== undefined && data.kind !== "image" && data.media !== null}
            />
          </Suspense>
        )}
      </div>
      {data ? (
        <ItemWords
          key={id}
          creation={data}
          onRemix={onRemix}
          onSeek={(seconds) => setSeek({ id, seconds })}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </div>
  );
}

function Lost({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center px-4 py-4">
      <h1 className="sr-only">{t`Not shown`}</h1>
      <QueryError error={error} onRetry={onRetry} />
      <Link to="/" className={`${buttonClass("quiet")} -mt-8`}>
        {t`Go to the feed`}
      </Link>
    </div>
  );
}
