import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListReviewInfiniteQuery } from "../campaign-story-api.ts";
import { ReviewStory } from "./review-story.tsx";

/** Stories that wait for their owner, one at a time, the next to be posted first. */
export function ReviewStoriesPage() {
  const query = useListReviewInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch, hasNextPage, isFetching } = query;
  const [place, setPlace] = useState(0);
  const stories = data?.pages.flatMap(({ items }) => items) ?? [];
  const at = Math.min(place, Math.max(0, stories.length - 1));
  const story = stories[at];
  const step = (by: number) => {
    const next = at + by;
    if (next >= stories.length - 1 && hasNextPage && !isFetching) void query.fetchNextPage();
    if (next >= 0 && next < stories.length) setPlace(next);
  };
  return (
    <main id="content" className="mx-auto w-full max-w-[72rem] px-4 py-6 md:py-10">
      <title>{t`Review stories · Kinora`}</title>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="page-title">{t`Review stories`}</h1>
        {stories.length > 0 && (
          <p aria-live="polite" className="nums text-14 text-text-2">
            {hasNextPage
              ? t`${{ place: at + 1 }} of more than ${{ count: stories.length }}`
              : t`${{ place: at + 1 }} of ${{ count: stories.length }}`}
          </p>
        )}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && !story && <NothingToReview />}
      {story && (
        <ReviewStory
          key={`${story.id} ${story.version}`}
          story={story}
          hasNext={at < stories.length - 1}
          hasPrevious={at > 0}
          onStep={step}
        />
      )}
    </main>
  );
}

function NothingToReview() {
  return (
    <EmptyState
      icon={<CircleCheck size={26} />}
      title={t`Nothing to review`}
      text={t`Your campaigns' stories come here once they're filmed, before they're posted.`}
      action={
        <Link to="/campaigns" className={buttonClass()}>
          {t`Your campaigns`}
        </Link>
      }
    />
  );
}
