import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { UserCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DueLine } from "./due-line.tsx";
import { useListPersonCasesQuery } from "./person-cases-api.ts";
import { QueueFrame, QueueHead } from "./queue-frame.tsx";
import { StuckNote } from "./stuck-note.tsx";
import { usePersonDecisions } from "./use-person-decisions.ts";

const PersonCasePanel = lazy(() =>
  import("./person-case-panel.tsx").then((m) => ({ default: m.PersonCasePanel })),
);
const UndoBar = lazy(() => import("./undo-bar.tsx").then((m) => ({ default: m.UndoBar })));

/** As with works: what arrives while a moderator waits shows up by itself. */
const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Profiles waiting for a moderator: a queue, with the first or the selected one and its facts. */
export function PersonCasesPage({ isAdmin = false }: { readonly isAdmin?: boolean }) {
  const decisions = usePersonDecisions(isAdmin);
  const { last, busy, onUndo, onOver } = decisions;
  const { data, error, refetch } = useListPersonCasesQuery(undefined, POLLED);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Reported profiles · Kinora`}</title>
      <QueueHead title={t`Reported profiles`} waiting={data?.waiting ?? null} />
      <Suspense>
        <UndoBar {...{ last, busy, onUndo, onOver }} />
      </Suspense>
      {data && <StuckNote stuck={data.stuck} />}
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<UserCheck size={26} />}
          title={t`Nothing to decide`}
          text={t`Profiles people report appear here, along with appeals from their owners.`}
        />
      )}
      {data && data.items.length > 0 && (
        <QueueFrame
          cases={data.items}
          keyOf={keyOf}
          labelOf={({ shows }) => shows.displayName}
          rowOf={({ shows, person }) => (
            <>
              {shows.displayName} <span className="text-text-2">@{person.handle}</span>
            </>
          )}
          footOf={(found) => <DueLine found={found} />}
        >
          {(found, onStep) => (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-panel" />}>
              <PersonCasePanel
                key={keyOf(found)}
                {...{ found, busy, isAdmin, onStep }}
                onDecide={decisions.onDecide}
              />
            </Suspense>
          )}
        </QueueFrame>
      )}
    </main>
  );
}

/** Another appeal of the same person is another case; an edited profile is not. */
const keyOf = ({ of, person, version }: PersonCase) =>
  `${of} ${of === "appeal" ? version : person.id}`;
