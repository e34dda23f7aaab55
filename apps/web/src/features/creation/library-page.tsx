import { TRASH_DAYS } from "@kinora/contracts/limits";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookOpen, Images, Trash2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { LibraryView } from "./creation-api.ts";
import { CreationWall, CreationWallSkeleton } from "./creation-wall.tsx";
import { LIBRARY_FILTERS, type LibraryFilter, passes } from "./library-filter.ts";
import { useOwnCreations } from "./use-own-creations.ts";

export interface LibraryPageProps {
  readonly view: LibraryView;
  readonly filter: LibraryFilter;
  /** Who this is, and the ways on from here. */
  readonly head: ReactNode;
  /** Another noun's work, shown instead of the creations. */
  readonly boards?: ReactNode;
}

/** All of a person's works, by kind and by who sees them, and their trash. */
export function LibraryPage({ view, filter, head, boards = null }: LibraryPageProps) {
  const navigate = useNavigate();
  const open = (search: { view?: "trash"; show?: LibraryFilter | "boards" }) =>
    void navigate({ to: "/library", search, replace: true });
  return (
    <main id="content" className="px-2 pt-2 pb-10 md:px-4">
      <title>{view === "trash" ? "Trash · Kinora" : "Library · Kinora"}</title>
      {head}
      <div className="no-scrollbar flex items-center gap-1.5 overflow-x-auto px-1 py-3">
        {LIBRARY_FILTERS.map(({ value, label }) => (
          <Chip
            key={value}
            chosen={view === "library" && boards === null && value === filter}
            onClick={() => open(value === "all" ? {} : { show: value })}
          >
            {label}
          </Chip>
        ))}
        <div className="mx-1 h-5 w-px shrink-0 bg-line" />
        <Chip
          icon={<BookOpen size={16} />}
          chosen={boards !== null}
          onClick={() => open({ show: "boards" })}
        >
          Storyboards
        </Chip>
        <Chip
          icon={<Trash2 size={16} />}
          chosen={view === "trash"}
          onClick={() => open({ view: "trash" })}
        >
          Trash
        </Chip>
      </div>
      {boards ?? <Works key={view} view={view} filter={filter} />}
    </main>
  );
}

function Works({ view, filter }: { readonly view: LibraryView; readonly filter: LibraryFilter }) {
  const list = useOwnCreations(view);
  const { isLoading, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    list;
  const cards = view === "trash" ? list.cards : list.cards.filter((card) => passes(filter, card));

  // A filter that shows nothing yet looks further back by itself.
  const lookFurther = cards.length === 0 && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lookFurther) void fetchNextPage();
  }, [lookFurther, fetchNextPage]);

  if (isLoading || lookFurther) return <CreationWallSkeleton />;
  if (isError && cards.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (cards.length === 0) return view === "trash" ? <EmptyTrash /> : <Nothing filter={filter} />;
  return (
    <>
      {view === "trash" && (
        <p className="px-2 pb-4 text-text-2">
          What lies here is deleted for ever after {TRASH_DAYS} days.
        </p>
      )}
      <CreationWall label={view === "trash" ? "Trash" : "Your work"} cards={cards} />
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

function EmptyTrash() {
  return (
    <EmptyState
      icon={<Trash2 size={26} />}
      title="The trash is empty"
      text={`What you delete waits here for ${TRASH_DAYS} days and can be brought back.`}
    />
  );
}

const NOTHING: Readonly<Record<LibraryFilter, readonly [title: string, text: string]>> = {
  all: ["Nothing here yet", "What you make is kept here, for you alone until you show it."],
  video: ["No films yet", "Describe one; four seconds are enough to see it move."],
  story: ["No stories yet", "Write an idea, choose Story, and see its scenes before the film."],
  image: ["No pictures yet", "Describe one; it is there in a second or two."],
  music: [
    "No music yet",
    "Name a kind, a mood, an instrument; a minute of it is there in seconds.",
  ],
  feed: ["Nothing in the feed yet", "Open one of your works and add it; others see it then."],
  private: ["Nothing private", "Works that only you, or only people with the link, see."],
};

function Nothing({ filter }: { readonly filter: LibraryFilter }) {
  const [title, text] = NOTHING[filter];
  return (
    <EmptyState
      icon={<Images size={26} />}
      title={title}
      text={text}
      action={
        <Link to="/create" className={buttonClass("primary")}>
          Create
        </Link>
      }
    />
  );
}
