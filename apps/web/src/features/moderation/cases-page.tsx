import type { CaseDecision, CaseFilter, ModerationCase } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { plural, t } from "@lingui/core/macro";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { refusalOf } from "../../store/api-error.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseView } from "./case-view.tsx";
import { useDecideCaseMutation, useListCasesQuery } from "./cases-api.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import { useLease } from "./use-lease.ts";

const SOURCES = ["all", "appeal", "report", "scan"] as const;
type Shown = (typeof SOURCES)[number];

/** What waits for a moderator: a queue, and the first or chosen case with all there is to know about it. */
export function CasesPage() {
  const [shown, setShown] = useState<Shown>("all");
  const filter: CaseFilter = shown === "all" ? {} : { source: shown };
  const { data, error, refetch } = useListCasesQuery(filter);
  const names = { all: t`All`, appeal: t`Appeals`, report: t`Reported`, scan: t`Held by the scan` };
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Moderation · Kinora`}</title>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">{t`Moderation`}</h1>
        <p className="nums text-14 text-text-2" aria-live="polite">
          {data && plural(data.waiting, { 0: "Nothing waits", one: "# waits", other: "# wait" })}
        </p>
        <Segments
          label={t`What brought it here`}
          value={shown}
          onChange={setShown}
          options={SOURCES.map((value) => ({ value, label: names[value] }))}
          wraps
        />
      </header>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={26} />}
          title={t`Nothing to decide`}
          text={t`What people report and what the scan is not sure about appears here.`}
        />
      )}
      {data && data.items.length > 0 && <Queue key={shown} cases={data.items} />}
    </main>
  );
}

function Queue({ cases }: { readonly cases: readonly ModerationCase[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    cases.findIndex(({ work }) => work.id === chosen),
  );
  const found = cases[at];
  const step = (by: number) => setChosen(cases[at + by]?.work.id ?? found?.work.id ?? null);
  if (!found) return null;
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_1fr]">
      <nav aria-label={t`Queue`} className="max-md:order-last">
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <Row
              key={one.work.id}
              found={one}
              isChosen={index === at}
              onChoose={() => setChosen(one.work.id)}
            />
          ))}
        </ul>
      </nav>
      <Case key={found.work.id} found={found} onStep={step} />
    </div>
  );
}

function Row({
  found: { work, source, reports, since },
  isChosen,
  onChoose,
}: {
  readonly found: ModerationCase;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const [first] = reports;
  const brought = first ? t(FLAG_REASON_WORDS[first.reason]) : t`Held by the scan`;
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
        <span className="block truncate text-14 font-medium">{titleOf(work)}</span>
        <span className="block truncate text-12 text-text-2">
          {source === "appeal" ? t`Appeal` : brought}, <TimeAgo moment={since} />
        </span>
      </button>
    </li>
  );
}

function Case({
  found,
  onStep,
}: {
  readonly found: ModerationCase;
  readonly onStep: (by: number) => void;
}) {
  const [isClear, setClear] = useState(false);
  const [rule, setRule] = useState<FlagReason | null>(null);
  const [note, setNote] = useState("");
  const [decide, { isLoading, isSuccess }] = useDecideCaseMutation();
  const { say, saySorry } = useSay();
  useLease(found.work.id);
  const busy = isLoading || isSuccess;
  const onDecide = (decision: CaseDecision) => {
    if (busy) return;
    decide({ id: found.work.id, decision })
      .unwrap()
      .then(
        () => say(decision.verdict === "hide" ? t`Hidden. Its owner is told why.` : t`Shown.`),
        (error: unknown) => {
          // Somebody else was first: the queue moves on by itself.
          if (!refusalOf(error)?.code.startsWith("CASE_")) saySorry(error);
        },
      );
  };
  useCaseKeys({
    onStep,
    onLook: () => setClear((now) => !now),
    onShow: () => onDecide({ verdict: "show" }),
    onRule: setRule,
    onHide: () => rule !== null && onDecide({ verdict: "hide", rule, note }),
  });
  return (
    <article
      aria-label={titleOf(found.work)}
      className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <CaseView work={found.work} isClear={isClear} onToggle={() => setClear((now) => !now)} />
        <p className="text-14 text-text-2">
          {found.outOfSight
            ? t`Only its owner and the staff see it until it is decided.`
            : t`Everybody with its link sees it until it is decided.`}
        </p>
        <DecisionPanel {...{ rule, note, busy, onDecide }} onRule={setRule} onNote={setNote} />
      </div>
      <CaseFacts found={found} />
    </article>
  );
}
