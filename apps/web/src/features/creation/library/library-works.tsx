import { TRASH_DAYS } from "@kinora/contracts/limits";
import { SquareCheck } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { QueryError } from "../../../store/query-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import type { LibraryView } from "../creation-api.ts";
import { CreationWall, CreationWallSkeleton } from "../creation-wall.tsx";
import { type LibraryFilter, passes } from "../library-filter.ts";
import { useOwnCreations } from "../use-own-creations.ts";
import { moveAmongMarks } from "./choosable.tsx";
import { EmptyTrash, Nothing, NothingFound } from "./library-empty.tsx";
import { SelectionContext, useSelecting } from "./selection.ts";
import { useFocusKept } from "./use-focus-kept.ts";

const BulkBar = lazy(() => import("./bulk-bar.tsx").then((m) => ({ default: m.BulkBar })));

export interface LibraryWorksProps {
  readonly view: LibraryView;
  readonly filter: LibraryFilter;
  readonly query: string;
}

/** The works themselves; several can be chosen to do the same with all of them. */
export function LibraryWorks({ view, filter, query }: LibraryWorksProps) {
  const list = useOwnCreations(view, query);
  const { isLoading, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    list;
  const cards = useMemo(
    () => (view === "trash" ? list.cards : list.cards.filter((card) => passes(filter, card))),
    [view, filter, list.cards],
  );
  const selection = useSelecting(useMemo(() => cards.map(({ id }) => id), [cards]));

  const works = useRef<HTMLDivElement>(null);
  const noteFocus = useFocusKept(works, cards);

  // A filter that shows nothing yet looks further back by itself.
  const lookFurther = cards.length === 0 && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lookFurther) void fetchNextPage();
  }, [lookFurther, fetchNextPage]);

  if (isLoading || lookFurther) return <CreationWallSkeleton />;
  if (isError && cards.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (cards.length === 0) {
    if (query !== "") return <NothingFound query={query} />;
    return view === "trash" ? <EmptyTrash /> : <Nothing filter={filter} />;
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && selection.on) selection.end();
    else if (moveAmongMarks(event.currentTarget, event.key)) event.preventDefault();
  };
  const more = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null;
  return (
    <SelectionContext value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows and Escape for the marks inside it */}
      <div ref={works} onKeyDown={keys} onFocus={noteFocus}>
        <div className="flex items-center justify-between gap-4 pb-3">
          <p className="text-14 text-text-2">
            {view === "trash" && `Works here are deleted for good after ${TRASH_DAYS} days.`}
          </p>
          {/* In one place, so that nothing below moves. */}
          <Button
            look="ghost"
            size="sm"
            icon={<SquareCheck size={16} />}
            onClick={selection.on ? selection.end : selection.begin}
            className="-mr-2 shrink-0 md:-mr-3.5"
          >
            {selection.on ? "Done" : "Select"}
          </Button>
        </div>
        <CreationWall
          label={view === "trash" ? "Trash" : "Your work"}
          cards={cards}
          onMore={more}
        />
        <Suspense>{selection.on && <BulkBar view={view} selection={selection} />}</Suspense>
      </div>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </SelectionContext>
  );
}
