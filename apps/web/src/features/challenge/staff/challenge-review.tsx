import type { Challenge, TalliedEntry } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { QueryError } from "../../../store/query-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { prizeWords, REASON_WORDS } from "../challenge-words.ts";
import { IntervalBar, type StrengthSpan } from "../interval-bar.tsx";
import { WorkPicture } from "../work-picture.tsx";
import { ExcludeSheet, type Target } from "./exclude-sheet.tsx";
import { FraudGroups } from "./fraud-groups.tsx";
import { useListTalliedEntriesInfiniteQuery } from "./staff-challenge-api.ts";
import { VoterTable } from "./voter-table.tsx";

export interface ReviewProps {
  readonly challenge: Challenge;
  readonly onDecided: () => void;
}

/** What was tallied, and what staff leave out of it; once it is completed, only to read. */
export function ChallengeReview({ challenge, onDecided }: ReviewProps) {
  const { id, state, reason } = challenge;
  const [target, setTarget] = useState<Target | null>(null);
  const choose = state === "reviewing" ? setTarget : null;
  const tallied = useListTalliedEntriesInfiniteQuery(id);
  const entries = tallied.data?.pages.flatMap(({ items }) => items);
  const nameOf = (entry: string) => {
    const work = entries?.find((one) => one.entry === entry)?.work;
    return work ? (work.title ?? work.prompt) : entry;
  };
  return (
    <>
      {reason && <p className="text-14 text-text-2">{t(REASON_WORDS[reason])}</p>}
      <FraudGroups challenge={challenge} nameOf={nameOf} choose={choose} />
      <Places challenge={challenge} choose={choose} />
      <VoterTable id={id} choose={choose} />
      {target && (
        <ExcludeSheet
          id={id}
          target={target}
          onClose={() => setTarget(null)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}

/** Null when nothing can be left out any more. */
export type Choose = ((target: Target) => void) | null;

function Places({ challenge, choose }: { readonly challenge: Challenge; readonly choose: Choose }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListTalliedEntriesInfiniteQuery(challenge.id);
  const all = data?.pages.flatMap(({ items }) => items);
  const ranks = all?.flatMap(({ rank }) => rank ?? []) ?? [];
  const span: StrengthSpan = {
    low: Math.min(-1, ...ranks.map(({ low }) => low)),
    high: Math.max(1, ...ranks.map(({ high }) => high)),
  };
  return (
    <section>
      <h2 className="mb-3 text-20">{t`Places`}</h2>
      {error && !all && <QueryError error={error} onRetry={refetch} />}
      {!error && !all && <Skeleton className="h-40 rounded-panel" />}
      <ol className="flex flex-col gap-2">
        {all?.map((entry) => (
          <Row key={entry.entry} {...{ entry, span, choose }} plan={challenge.plan} />
        ))}
      </ol>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </section>
  );
}

function Row({
  entry: { entry, author, work, rank, isExcluded, isBarred, statement },
  plan,
  span,
  choose,
}: {
  readonly entry: TalliedEntry;
  readonly plan: Challenge["plan"];
  readonly span: StrengthSpan;
  readonly choose: Choose;
}) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-panel bg-surface-1 p-3">
      <span className="w-8 text-center text-16 font-medium nums">{rank?.place ?? "–"}</span>
      {work && <WorkPicture card={work} className="size-12" />}
      <span className="min-w-40 flex-1 text-14">
        {work ? (
          <>
            <Link to="/item/$id" params={{ id: work.id }} className="line-clamp-1 wrap-anywhere">
              {work.title ?? work.prompt}
            </Link>
            <span className="block text-text-2">{work.author.displayName}</span>
          </>
        ) : (
          <span className="text-text-2">{t`This work is gone`}</span>
        )}
        {rank?.prize && (
          <span className="block text-text-2">
            {t(prizeWords(rank.prize.kind, plan))}
            {" · "}
            {plural(rank.prize.gems, { one: "# gem", other: "# gems" })}
          </span>
        )}
        {isBarred && <span className="block text-warn">{t`Suspended: wins nothing`}</span>}
        {isExcluded && (
          <span className="block text-warn wrap-anywhere">
            {statement === null ? t`Left out: the work is gone` : t`Left out: ${statement}`}
          </span>
        )}
      </span>
      {rank && <IntervalBar place={rank} span={span} className="w-40" />}
      {choose && !isExcluded && (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => choose({ what: "entry", entry })}>
            {t`Leave it out`}
          </Button>
          <Button size="sm" look="ghost" onClick={() => choose({ what: "author", author })}>
            {t`Leave the author out`}
          </Button>
        </span>
      )}
    </li>
  );
}
