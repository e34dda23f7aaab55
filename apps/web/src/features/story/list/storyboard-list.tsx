import type { StoryCard } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { useListVisit } from "../../../store/visit/use-list-visit.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListStoriesInfiniteQuery } from "../story-api.ts";
import { StoryboardTile } from "./storyboard-tile.tsx";

const GRID = "grid grid-cols-1 gap-x-3 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
const PLACES = ["a", "b", "c", "d", "e", "f"];

/** The user's storyboards, last changed first. */
export function StoryboardList() {
  const list = useListStoriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { room, there, was } = useListVisit(list, cards.length);
  return (
    <div ref={room} style={{ minHeight: was?.height }}>
      <Boards list={list} cards={cards} there={there} />
    </div>
  );
}

function Boards({
  list: { isLoading, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  cards,
  there,
}: {
  readonly list: ReturnType<typeof useListStoriesInfiniteQuery>;
  readonly cards: readonly StoryCard[];
  /** True when everything requested has loaded. */
  readonly there: boolean;
}) {
  if (isLoading || !there) {
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
        title={t`No storyboards yet`}
        text={t`Write an idea, choose Story, and see its scenes before you pay for the film.`}
        action={
          <Link to="/create" className={buttonClass("primary")}>
            {t`Create`}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={t`Storyboards`} className={GRID}>
        {cards.map((card) => (
          <li key={card.id} data-id={card.id} className="min-w-0">
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
