import type { Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useGetStoryQuery } from "../story-api.ts";
import { WritingScript } from "./writing-script.tsx";

const WithheldStory = lazy(() =>
  import("./withheld-story.tsx").then((m) => ({ default: m.WithheldStory })),
);
const Storyboard = lazy(() => import("./storyboard.tsx").then((m) => ({ default: m.Storyboard })));

/** The server reports progress every second; a stream silent for this long is dead. */
const SILENCE_MS = 60_000;

export interface StoryPageProps {
  readonly id: string;
  /** Gems that can be spent; null while unknown. */
  readonly available: number | null;
}

/** A story: the progress of its script, then its storyboard. */
export function StoryPage({ id, available }: StoryPageProps) {
  const { data, error, refetch, fulfilledTimeStamp } = useGetStoryQuery(id);
  const working = data !== undefined && data.work !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change restarts the timer
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => void refetch(), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [working, data, fulfilledTimeStamp, refetch]);
  return (
    <main id="content" className="flex w-full flex-1 flex-col">
      <title>{t`${{ title: data?.board?.title ?? t`Story` }} · Kinora`}</title>
      {!data && error ? (
        <>
          <h1 className="sr-only">{t`Not shown`}</h1>
          <QueryError error={error} onRetry={refetch} />
          <Link
            to="/library"
            search={{ show: "boards" }}
            className={`${buttonClass("quiet")} mx-auto -mt-8`}
          >
            {t`Go to your storyboards`}
          </Link>
        </>
      ) : data === undefined ? (
        <BoardSkeleton />
      ) : data.restriction?.withheld ? (
        <Suspense fallback={<BoardSkeleton />}>
          <WithheldStory
            title={data.board?.title ?? data.prompt}
            decision={data.restriction.decision}
          />
        </Suspense>
      ) : hasBoard(data) ? (
        <Suspense fallback={<BoardSkeleton />}>
          <Storyboard key={data.id} story={data} available={available} />
        </Suspense>
      ) : (
        <WritingScript story={data} />
      )}
    </main>
  );
}

function hasBoard(story: Story): story is Story & { readonly board: NonNullable<Story["board"]> } {
  return story.board !== null;
}

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span role="status" className="sr-only">
        {t`Loading the story`}
      </span>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="aspect-video max-h-[44dvh] w-full rounded-media!" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="hidden h-[32rem] lg:block" />
    </div>
  );
}
