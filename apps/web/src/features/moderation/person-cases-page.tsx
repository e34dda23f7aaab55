import type { PersonCase, PersonDecision } from "@kinora/contracts/moderation/person-case";
import { plural, t } from "@lingui/core/macro";
import { UserCheck } from "lucide-react";
import { useState } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { refusalOf } from "../../store/api-error.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { DueLine } from "./due-line.tsx";
import { PersonCaseFacts } from "./person-case-facts.tsx";
import { PersonCaseView } from "./person-case-view.tsx";
import {
  useDecidePersonCaseMutation,
  useListPersonCasesQuery,
  useLookAtPersonCaseMutation,
} from "./person-cases-api.ts";
import { PersonDecisionPanel } from "./person-decision-panel.tsx";
import { StuckNote } from "./stuck-note.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import { useOpenedFromItsTop } from "./use-opened-from-its-top.ts";
import { useVerdict } from "./use-verdict.ts";

/** Profiles waiting for a moderator: a queue, with the first or the selected one and its facts. */
export function PersonCasesPage() {
  const { data, error, refetch } = useListPersonCasesQuery();
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
      {data && data.items.length > 0 && <Queue cases={data.items} />}
    </main>
  );
}

/** Another appeal of the same person is another case; an edited profile is not. */
const keyOf = ({ of, person, version }: PersonCase) =>
  `${of} ${of === "appeal" ? version : person.id}`;

function Queue({ cases }: { readonly cases: readonly PersonCase[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    cases.findIndex((one) => keyOf(one) === chosen),
  );
  const found = cases[at];
  const open = useOpenedFromItsTop(found ? keyOf(found) : null);
  if (!found) return null;
  const step = (by: number) => setChosen(keyOf(cases[at + by] ?? found));
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="min-w-0 max-md:max-h-44 max-md:overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <Row
              key={keyOf(one)}
              found={one}
              isChosen={index === at}
              onChoose={() => setChosen(keyOf(one))}
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
        <Case key={keyOf(found)} found={found} onStep={step} />
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

function Case({
  found,
  onStep,
}: {
  readonly found: PersonCase;
  readonly onStep: (by: number) => void;
}) {
  const { of, person, shows, appeal, version } = found;
  /** The version whose pictures are shown; those of an earlier one must be looked at anew. */
  const [clear, setClear] = useState<string | null>(null);
  const isClear = clear === version;
  // An appeal is denied by the same rule it contests.
  const { rule, note, onRule, onNote } = useVerdict(appeal?.rule);
  const [decide, { isLoading, isSuccess }] = useDecidePersonCaseMutation();
  const { say, saySorry } = useSay();
  const [first] = useState(found);
  const before = first.version === found.version ? null : first;
  const busy = isLoading || isSuccess;
  const onDecide = (decision: PersonDecision) => {
    if (busy) return;
    decide({ id: person.id, decision })
      .unwrap()
      .then(
        () => say(saidOf(decision)),
        (error: unknown) => {
          const { code } = refusalOf(error) ?? {};
          if (code === "PROFILE_CHANGED")
            return say(
              t`It changed while you looked: check what's marked, and the reports.`,
              "warning",
            );
          // Another moderator was first: the queue moves on by itself.
          if (code !== "CASE_CLOSED") saySorry(error);
        },
      );
  };
  const onTakeDown = () => {
    if (rule === null) return;
    // Whoever edits without end doesn't keep their profile up.
    onDecide({ of, looked: version, verdict: "take_down", rule, note, anyway: before !== null });
  };
  const onKeep = () => onDecide({ of, looked: version, verdict: "clear" });
  const [look, { data: held }] = useLookAtPersonCaseMutation();
  const onLook = () => {
    if (!found.withheld || isClear) return setClear(isClear ? null : version);
    look(person.id)
      .unwrap()
      .then(() => setClear(version), saySorry);
  };
  useCaseKeys({ onStep, onLook, onShow: onKeep, onRule, onHide: onTakeDown });
  return (
    <article
      aria-label={shows.displayName}
      className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <PersonCaseView
          {...{ found, before, isClear }}
          held={(isClear && held?.pictures) || []}
          onToggle={onLook}
        />
        <PersonDecisionPanel {...{ of, rule, note, busy, onRule, onNote, onKeep, onTakeDown }} />
      </div>
      <PersonCaseFacts found={found} />
    </article>
  );
}

function saidOf({ of, verdict }: PersonDecision): string {
  if (of === "appeal") return verdict === "clear" ? t`Restored.` : t`It stays taken down.`;
  return verdict === "clear" ? t`Marked as fine.` : t`Taken down. They'll be told why.`;
}
