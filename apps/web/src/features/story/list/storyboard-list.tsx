import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListStoriesInfiniteQuery } from "../story-api.ts";
import { StoryboardTile } from "./storyboard-tile.tsx";

const GRID = "grid grid-cols-1 gap-x-3 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
const PLACES = ["a", "b", "c", "d", "e", "f"];

/** A person's storyboards, last changed first. */
export function StoryboardList() {
  const {
    data,
    isLoading,
    isError,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useListStoriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const cards = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) {
    return (
      <div aria-busy="true" className={GRID}>
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-video rounded-media!" />
        ))}
      </div>
    );
  }
  if (isError && cards.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<BookOpen size={26} />}
        title="No storyboards yet"
        text="Write an idea, choose Story, and see its scenes before you pay for the film."
        action={
          <Link to="/create" className={buttonClass("primary")}>
            Create
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label="Storyboards" className={GRID}>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <StoryboardTile card={card} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </>
  );
}
