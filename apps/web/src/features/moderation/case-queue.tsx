import { plural, t } from "@lingui/core/macro";
import { LayoutList } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CasePanel, type CasePanelProps } from "./case-panel.tsx";
import type { LookedAt } from "./cases-api.ts";
import { DueLine } from "./due-line.tsx";
import { idOf, isDecidedWithOthers, nameOf, type QueueEntry } from "./queue-entries.ts";
import type { Decisions } from "./use-decisions.ts";
import { useOpenedFromItsTop } from "./use-opened-from-its-top.ts";
import { useQueuePlace } from "./use-queue-place.ts";

const BoardCasePanel = lazy(() =>
  import("./board-case-panel.tsx").then((m) => ({ default: m.BoardCasePanel })),
);

export interface CaseQueueProps extends Decisions {
  readonly cases: readonly QueueEntry[];
  readonly isAdmin: boolean;
}

/** The cases: one is open, and several can be marked for a common decision. */
export function CaseQueue({ cases, isAdmin, ...decisions }: CaseQueueProps) {
  const { at, choose, step } = useQueuePlace(cases.map(idOf));
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const entry = cases[at];
  const open = useOpenedFromItsTop(entry ? idOf(entry) : null);
  if (!entry) return null;
  const free = cases.filter(isDecidedWithOthers).map(idOf);
  // Cases decided by another moderator in the meantime are no longer marked.
  const marked = free.filter((id) => marks.has(id));
  const mark = (id: string) =>
    setMarks(
      marks.has(id) ? new Set(marked.filter((other) => other !== id)) : new Set([...marked, id]),
    );
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="max-md:max-h-44 max-md:overflow-y-auto">
        {free.length > 1 && (
          <div className="mb-2 flex flex-wrap items-center gap-x-2 pl-3 text-12 text-text-2">
            <span className="nums grow" aria-live="polite">
              {marked.length > 0 && plural(marked.length, { one: "# marked", other: "# marked" })}
            </span>
            <Button
              look="ghost"
              size="sm"
              onClick={() => setMarks(new Set(marked.length === free.length ? [] : free))}
            >
              {marked.length === free.length ? t`Unmark all` : t`Mark all`}
            </Button>
          </div>
        )}
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <Row
              key={idOf(one)}
              entry={one}
              isChosen={index === at}
              onChoose={() => choose(idOf(one))}
              isMarked={marked.includes(idOf(one))}
              onMark={() => mark(idOf(one))}
            />
          ))}
        </ul>
      </nav>
      <section ref={open} tabIndex={-1} aria-label={nameOf(entry)} className="scroll-mt-40">
        <Panel
          entry={entry}
          about={lookedAt(cases, marked.length > 0 ? marked : [idOf(entry)])}
          onStep={step}
          onMark={() => isDecidedWithOthers(entry) && mark(idOf(entry))}
          isAdmin={isAdmin}
          {...decisions}
        />
      </section>
    </div>
  );
}

const lookedAt = (cases: readonly QueueEntry[], ids: readonly string[]): LookedAt =>
  cases.flatMap((one) => (one.noun === "work" && ids.includes(idOf(one)) ? [one.found.work] : []));

function Panel({
  entry,
  ...given
}: Omit<CasePanelProps, "found"> & Decisions & { readonly entry: QueueEntry }) {
  if (entry.noun === "work") return <CasePanel key={idOf(entry)} found={entry.found} {...given} />;
  const { onStep, busy, onDecideBoard, isAdmin } = given;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-panel" />}>
      <BoardCasePanel
        key={idOf(entry)}
        found={entry.found}
        {...{ onStep, busy, onDecideBoard, isAdmin }}
      />
    </Suspense>
  );
}

function Row({
  entry,
  isChosen,
  onChoose,
  isMarked,
  onMark,
}: {
  readonly entry: QueueEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}) {
  const { reports, since, appeal } = entry.found;
  const [first] = reports;
  const referral = reports.find(({ referred }) => referred);
  const brought = referral
    ? t`Referred by @${referral.by}: ${t(FLAG_REASON_WORDS[referral.reason])}`
    : first
      ? t(FLAG_REASON_WORDS[first.reason])
      : t`Held by the scan`;
  const name = nameOf(entry);
  return (
    <li
      className={cx(
        "flex items-center rounded-field transition-colors",
        isChosen ? "bg-surface-2" : "hover:bg-surface-1",
      )}
    >
      {entry.noun === "board" ? (
        <span className="grid size-11 shrink-0 place-items-center text-text-2">
          <LayoutList size={16} aria-label={t`Storyboard`} />
        </span>
      ) : (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isMarked}
            disabled={!isDecidedWithOthers(entry)}
            onChange={onMark}
            aria-label={t`Mark ${{ name: name.slice(0, 60) }}`}
            className="size-4 accent-accent"
          />
        </label>
      )}
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className="min-w-0 grow py-2 pr-3 text-left"
      >
        <span className="block truncate text-14 font-medium">{name}</span>
        <span className="block truncate text-12 text-text-2">
          {appeal ? t`Appeal` : brought}, <TimeAgo moment={since} />
        </span>
        <DueLine found={entry.found} />
      </button>
    </li>
  );
}
