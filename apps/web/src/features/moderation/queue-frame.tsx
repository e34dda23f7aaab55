import type { FlagReason } from "@kinora/contracts/moderation/report";
import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { cx } from "../../ui/class-names.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useOpenedFromItsTop } from "./use-opened-from-its-top.ts";
import { useQueuePlace } from "./use-queue-place.ts";

/** What every queue shows of a case. */
interface Queued {
  readonly of: string;
  readonly reports: readonly { readonly reason: FlagReason }[];
  readonly since: string;
}

export interface QueueFrameProps<Case extends Queued> {
  readonly cases: readonly Case[];
  /** Tells cases apart, also when the list is loaded again. */
  readonly keyOf: (found: Case) => string;
  /** Names the open one. */
  readonly labelOf: (found: Case) => string;
  readonly rowOf: (found: Case) => ReactNode;
  /** Shown below a row. */
  readonly footOf?: (found: Case) => ReactNode;
  /** The open one; `onStep` goes to its neighbours. */
  readonly children: (found: Case, onStep: (by: number) => void) => ReactNode;
}

/** Cases one below the other, and beside them the first or the selected one. */
export function QueueFrame<Case extends Queued>(props: QueueFrameProps<Case>) {
  const { cases, keyOf, labelOf, rowOf, footOf, children } = props;
  const { at, choose, step } = useQueuePlace(cases.map(keyOf));
  const found = cases[at];
  const open = useOpenedFromItsTop(found ? keyOf(found) : null);
  if (!found) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="min-w-0 max-md:max-h-44 max-md:overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <li key={keyOf(one)}>
              <button
                type="button"
                aria-current={index === at}
                onClick={() => choose(keyOf(one))}
                className={cx(
                  "w-full rounded-field px-3 py-2 text-left transition-colors",
                  index === at ? "bg-surface-2" : "hover:bg-surface-1",
                )}
              >
                <span dir="auto" className="block truncate text-14 font-medium">
                  {rowOf(one)}
                </span>
                <span className="block truncate text-12 text-text-2">
                  {causeOf(one)}, <TimeAgo moment={one.since} />
                </span>
                {footOf?.(one)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section
        ref={open}
        tabIndex={-1}
        aria-label={labelOf(found)}
        className="min-w-0 scroll-mt-20"
      >
        {children(found, step)}
      </section>
    </div>
  );
}

function causeOf({ of, reports: [first] }: Queued): string {
  return of === "appeal" || !first ? t`Appeal` : t(FLAG_REASON_WORDS[first.reason]);
}

/** The heading of a queue, with the number that waits; null while it is unknown. */
export function QueueHead({
  title,
  waiting,
}: {
  readonly title: string;
  readonly waiting: number | null;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="page-title">{title}</h1>
      <p className="nums text-14 text-text-2" aria-live="polite">
        {waiting !== null &&
          plural(waiting, { 0: "Nothing waiting", one: "# waiting", other: "# waiting" })}
      </p>
    </header>
  );
}
