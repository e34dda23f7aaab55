import { plural, t } from "@lingui/core/macro";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListBoardCasesQuery } from "./board-cases-api.ts";
import { CaseFilters } from "./case-filters.tsx";
import { useListCasesQuery } from "./cases-api.ts";
import { filterBoards, NO_FILTER, queueEntries, worksFilter } from "./queue-entries.ts";
import { StuckNote } from "./stuck-note.tsx";
import { useDecisions } from "./use-decisions.ts";

const CaseQueue = lazy(() => import("./case-queue.tsx").then((m) => ({ default: m.CaseQueue })));

/** How often the queue is asked for again: what arrives while a moderator waits shows up by itself. */
const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

const UndoBar = lazy(() => import("./undo-bar.tsx").then((m) => ({ default: m.UndoBar })));

const LOADING = <Skeleton className="h-96 w-full rounded-panel" />;

/**
 * The moderation queue, with the first or the selected case and its facts. What anyone but an admin
 * finds to be child abuse goes to the admins.
 */
export function CasesPage({ isAdmin = false }: { readonly isAdmin?: boolean }) {
  const [filter, setFilter] = useState(NO_FILTER);
  // Also asked when only storyboards are shown, because the answer tells what is stuck.
  const asked = worksFilter(filter);
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  const works = useListCasesQuery(asked ?? {}, POLLED);
  const boards = useListBoardCasesQuery(undefined, POLLED);
  const error = works.error ?? boards.error;
  const left = boards.data && filterBoards(boards.data.items, filter);
  const data = works.data &&
    boards.data &&
    left && {
      entries: queueEntries(asked ? works.data.items : [], left),
      // Without a filter also what is beyond this answer.
      waiting:
        (asked ? works.data.waiting : 0) +
        (left.length < boards.data.items.length ? left.length : boards.data.waiting),
      stuck: works.data.stuck,
    };
  const refetch = () => {
    void works.refetch();
    void boards.refetch();
  };
  const decisions = useDecisions(isAdmin);
  const { last, busy, onUndo, onOver } = decisions;
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Moderation · Kinora`}</title>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="page-title">{t`Moderation`}</h1>
          <p className="nums text-14 text-text-2" aria-live="polite">
            {data &&
              plural(data.waiting, { 0: "Nothing waiting", one: "# waiting", other: "# waiting" })}
          </p>
        </div>
        <CaseFilters filter={filter} onFilter={setFilter} />
      </header>
      <Suspense>
        <UndoBar {...{ last, busy, onUndo, onOver }} />
      </Suspense>
      {data && <StuckNote stuck={data.stuck} />}
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && LOADING}
      {data && data.entries.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={26} />}
          title={t`Nothing to decide`}
          text={
            isNarrowed
              ? t`Nothing in the queue matches what you chose above.`
              : t`Works and storyboards that people report, and works that the scan isn't sure about, appear here.`
          }
        />
      )}
      {data && data.entries.length > 0 && (
        <Suspense fallback={LOADING}>
          <CaseQueue
            key={JSON.stringify(filter)}
            cases={data.entries}
            isAdmin={isAdmin}
            {...decisions}
          />
        </Suspense>
      )}
    </main>
  );
}
