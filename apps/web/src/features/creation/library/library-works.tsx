import { TRASH_DAYS } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { SquareCheck } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { QueryError } from "../../../store/query-error.tsx";
import { useListVisit } from "../../../store/visit/use-list-visit.ts";
import { Button } from "../../../ui/button.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { CreationWall, CreationWallSkeleton } from "../creation-wall.tsx";
import type { LibraryView } from "../library-api.ts";
import type { LibraryFilter } from "../library-filter.ts";
import { useOwnCreations } from "../use-own-creations.ts";
import { moveAmongMarks } from "./choosable.tsx";
import { PASSES } from "./passes.ts";
import { SelectionContext, useSelecting } from "./selection.ts";
import { useFocusKept } from "./use-focus-kept.ts";

const whenEmpty = () => import("./library-empty.tsx");
const EmptyTrash = lazy(() => whenEmpty().then((m) => ({ default: m.EmptyTrash })));
const Nothing = lazy(() => whenEmpty().then((m) => ({ default: m.Nothing })));
const NothingFound = lazy(() => whenEmpty().then((m) => ({ default: m.NothingFound })));
const BulkBar = lazy(() => import("./bulk-bar.tsx").then((m) => ({ default: m.BulkBar })));

export interface LibraryWorksProps {
  readonly view: LibraryView;
  readonly filter: LibraryFilter;
  readonly query: string;
  /** The element beside the search that holds the tools for works. */
  readonly tools: HTMLElement | null;
}

/**
 * The works. While they are being restored they occupy their former height, so the page can scroll
 * to its place.
 */
export function LibraryWorks(props: LibraryWorksProps) {
  const { view, filter, query } = props;
  const list = useOwnCreations(view, query, PASSES[view === "trash" ? "all" : filter]);
  const { room, there, was } = useListVisit(list, list.ids.length);
  return (
    <div ref={room} style={{ minHeight: was?.height }}>
      {there ? <Works {...props} list={list} /> : <CreationWallSkeleton />}
    </div>
  );
}

interface WorksProps extends LibraryWorksProps {
  readonly list: ReturnType<typeof useOwnCreations>;
}

/** The wall of works, in which several can be selected for one action. */
function Works({ view, filter, query, tools, list }: WorksProps) {
  const { ids, isLoading, isError, error, refetch } = list;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const selection = useSelecting(ids);

  const works = useRef<HTMLDivElement>(null);
  const noteFocus = useFocusKept(works, ids);

  // A filter without matches so far loads further pages.
  const lookFurther = ids.length === 0 && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lookFurther) void fetchNextPage();
  }, [lookFurther, fetchNextPage]);

  if (isLoading || lookFurther) return <CreationWallSkeleton />;
  if (isError && ids.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (ids.length === 0) {
    return (
      <Suspense>
        {query !== "" ? (
          <NothingFound query={query} />
        ) : view === "trash" ? (
          <EmptyTrash />
        ) : (
          <Nothing filter={filter} />
        )}
      </Suspense>
    );
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && selection.on) selection.end();
    else if (moveAmongMarks(event.currentTarget, event.key)) event.preventDefault();
  };
  const more = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null;
  return (
    <SelectionContext value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys and Escape for the marks inside it */}
      <div ref={works} onKeyDown={keys} onFocus={noteFocus}>
        {view === "trash" && (
          <p className="pb-3 text-14 text-text-2">
            {t`Works here are deleted for good after ${TRASH_DAYS} days.`}
          </p>
        )}
        {/* In one container, so that nothing below moves. */}
        {tools &&
          createPortal(
            <Button
              look="ghost"
              size="sm"
              icon={<SquareCheck size={16} />}
              onClick={selection.on ? selection.end : selection.begin}
            >
              {selection.on ? t`Done` : t`Select`}
            </Button>,
            tools,
          )}
        <CreationWall label={view === "trash" ? t`Trash` : t`Your work`} ids={ids} onMore={more} />
        <Suspense>{selection.on && <BulkBar view={view} selection={selection} />}</Suspense>
      </div>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </SelectionContext>
  );
}
