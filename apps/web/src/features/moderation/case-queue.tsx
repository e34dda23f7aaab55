import type { ModerationCase } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CasePanel } from "./case-panel.tsx";
import type { Decisions } from "./use-decisions.ts";

export interface CaseQueueProps extends Decisions {
  readonly cases: readonly ModerationCase[];
}

/** The cases: one is open, and several can be marked for a common decision. */
export function CaseQueue({ cases, ...decisions }: CaseQueueProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const at = Math.max(
    0,
    cases.findIndex(({ work }) => work.id === chosen),
  );
  const found = cases[at];
  if (!found) return null;
  const step = (by: number) => setChosen(cases[at + by]?.work.id ?? found.work.id);
  const free = cases.filter(isDecidedWithOthers).map(({ work }) => work.id);
  // Cases decided by another moderator in the meantime are no longer marked.
  const marked = free.filter((id) => marks.has(id));
  const mark = (id: string) =>
    setMarks(
      marks.has(id) ? new Set(marked.filter((other) => other !== id)) : new Set([...marked, id]),
    );
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="max-md:order-last">
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
              key={one.work.id}
              found={one}
              isChosen={index === at}
              onChoose={() => setChosen(one.work.id)}
              isMarked={marked.includes(one.work.id)}
              onMark={() => mark(one.work.id)}
            />
          ))}
        </ul>
      </nav>
      <CasePanel
        key={found.work.id}
        found={found}
        about={marked.length > 0 ? marked : [found.work.id]}
        onStep={step}
        onMark={() => isDecidedWithOthers(found) && mark(found.work.id)}
        {...decisions}
      />
    </div>
  );
}

/** Cases that concern children are decided individually. */
const isDecidedWithOthers = ({ reports }: ModerationCase) =>
  reports.every(({ reason }) => reason !== "child_abuse");

function Row({
  found,
  isChosen,
  onChoose,
  isMarked,
  onMark,
}: {
  readonly found: ModerationCase;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}) {
  const { work, source, reports, since } = found;
  const [first] = reports;
  const brought = first ? t(FLAG_REASON_WORDS[first.reason]) : t`Held by the scan`;
  const name = titleOf(work);
  return (
    <li
      className={cx(
        "flex items-center rounded-field transition-colors",
        isChosen ? "bg-surface-2" : "hover:bg-surface-1",
      )}
    >
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isMarked}
          disabled={!isDecidedWithOthers(found)}
          onChange={onMark}
          aria-label={t`Mark ${{ name: name.slice(0, 60) }}`}
          className="size-4 accent-accent"
        />
      </label>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className="min-w-0 grow py-2 pr-3 text-left"
      >
        <span className="block truncate text-14 font-medium">{name}</span>
        <span className="block truncate text-12 text-text-2">
          {source === "appeal" ? t`Appeal` : brought}, <TimeAgo moment={since} />
        </span>
      </button>
    </li>
  );
}
