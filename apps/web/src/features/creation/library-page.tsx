import { Link, useNavigate } from "@tanstack/react-router";
import { Images, Trash2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CreationWall, CreationWallSkeleton } from "./creation-wall.tsx";
import { LIBRARY_FILTERS, type LibraryFilter, passes } from "./library-filter.ts";
import { useOwnCreations } from "./use-own-creations.ts";

export interface LibraryPageProps {
  readonly filter: LibraryFilter;
  /** Who this is, and the ways on from here. */
  readonly head: ReactNode;
}

/** All of a person's works, by state, and their trash. */
export function LibraryPage({ filter, head }: LibraryPageProps) {
  const navigate = useNavigate();
  return (
    <main id="content" className="px-2 pt-2 pb-10 md:px-4">
      <title>Library · Kinora</title>
      {head}
      <div className="no-scrollbar flex gap-1.5 overflow-x-auto px-1 py-3">
        {LIBRARY_FILTERS.map(({ value, label }) => (
          <Chip
            key={value}
            chosen={value === filter}
            onClick={() =>
              void navigate({
                to: "/library",
                search: value === "all" ? {} : { show: value },
                replace: true,
              })
            }
          >
            {label}
          </Chip>
        ))}
      </div>
      <Works key={filter === "trash" ? "trash" : "library"} filter={filter} />
    </main>
  );
}

function Works({ filter }: { readonly filter: LibraryFilter }) {
  const list = useOwnCreations(filter === "trash" ? "trash" : "library");
  const { isLoading, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    list;
  const cards = list.cards.filter((card) => passes(filter, card));

  // A filter that shows nothing yet looks further back by itself.
  const lookFurther = cards.length === 0 && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lookFurther) void fetchNextPage();
  }, [lookFurther, fetchNextPage]);

  if (isLoading || lookFurther) return <CreationWallSkeleton />;
  if (isError && cards.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (cards.length === 0) return <Nothing filter={filter} />;
  return (
    <>
      {filter === "trash" && (
        <p className="px-2 pb-4 text-text-2">What lies here is deleted for ever after 30 days.</p>
      )}
      <CreationWall label="Your work" cards={cards} />
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button busy={isFetchingNextPage && "Loading"} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ filter }: { readonly filter: LibraryFilter }) {
  if (filter === "trash") {
    return (
      <EmptyState
        icon={<Trash2 size={26} />}
        title="The trash is empty"
        text="What you delete waits here for 30 days and can be brought back."
      />
    );
  }
  return (
    <EmptyState
      icon={<Images size={26} />}
      title={filter === "all" ? "Nothing here yet" : "Nothing of this kind"}
      text={
        filter === "all"
          ? "What you make is kept here, for you alone until you show it."
          : "Look at all of your works, or make a new one."
      }
      action={
        <Link to="/create" className={buttonClass("primary")}>
          Create
        </Link>
      }
    />
  );
}
