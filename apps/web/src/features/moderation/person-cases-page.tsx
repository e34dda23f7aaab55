import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { plural, t } from "@lingui/core/macro";
import { UserCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { QueryError } from "../../store/query-error.tsx";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { DueLine } from "./due-line.tsx";
import type { PersonCasePanelProps } from "./person-case-panel.tsx";
import { useListPersonCasesQuery } from "./person-cases-api.ts";
import { StuckNote } from "./stuck-note.tsx";
import { useOpenedFromItsTop } from "./use-opened-from-its-top.ts";
import { usePersonDecisions } from "./use-person-decisions.ts";
import { useQueuePlace } from "./use-queue-place.ts";

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
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">{t`Reported profiles`}</h1>
        <p className="nums text-14 text-text-2" aria-live="polite">
          {data &&
            plural(data.waiting, { 0: "Nothing waiting", one: "# waiting", other: "# waiting" })}
        </p>
      </header>
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
        <Queue cases={data.items} isAdmin={isAdmin} {...decisions} />
      )}
    </main>
  );
}

/** Another appeal of the same person is another case; an edited profile is not. */
const keyOf = ({ of, person, version }: PersonCase) =>
  `${of} ${of === "appeal" ? version : person.id}`;

function Queue({
  cases,
  busy,
  isAdmin,
  onDecide,
}: { readonly cases: readonly PersonCase[] } & Pick<
  PersonCasePanelProps,
  "busy" | "isAdmin" | "onDecide"
>) {
  const { at, choose, step } = useQueuePlace(cases.map(keyOf));
  const found = cases[at];
  const open = useOpenedFromItsTop(found ? keyOf(found) : null);
  if (!found) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="min-w-0 max-md:max-h-44 max-md:overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <Row
              key={keyOf(one)}
              found={one}
              isChosen={index === at}
              onChoose={() => choose(keyOf(one))}
            />
          ))}
        </ul>
      </nav>
      <section
        ref={open}
        tabIndex={-1}
        aria-label={found.shows.displayName}
        className="min-w-0 scroll-mt-20"
      >
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-panel" />}>
          <PersonCasePanel
            key={keyOf(found)}
            {...{ found, busy, isAdmin, onDecide }}
            onStep={step}
          />
        </Suspense>
      </section>
    </div>
  );
}

function Row({
  found,
  isChosen,
  onChoose,
}: {
  readonly found: PersonCase;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { of, person, shows, reports, since } = found;
  const [first] = reports;
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className={cx(
          "w-full rounded-field px-3 py-2 text-left transition-colors",
          isChosen ? "bg-surface-2" : "hover:bg-surface-1",
        )}
      >
        <span dir="auto" className="block truncate text-14 font-medium">
          {shows.displayName} <span className="text-text-2">@{person.handle}</span>
        </span>
        <span className="block truncate text-12 text-text-2">
          {of === "appeal" || !first ? t`Appeal` : t(FLAG_REASON_WORDS[first.reason])},{" "}
          <TimeAgo moment={since} />
        </span>
        <DueLine found={found} />
      </button>
    </li>
  );
}
