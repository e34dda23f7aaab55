import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useVote } from "./use-vote.ts";
import { VotePair } from "./vote-pair.tsx";

/** Blind pairs, one after another, by keyboard and by touch. */
export function VotePage({ id }: { readonly id: string }) {
  const { next, error, load, send, isSending } = useVote(id);
  const back = (
    <Link to="/challenges/$id" params={{ id }} className={buttonClass()}>
      {t`Back to the challenge`}
    </Link>
  );
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-4 md:py-8">
      <title>{t`Vote · Kinora`}</title>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="page-title">{t`Which one do you prefer?`}</h1>
        {next && (
          <p className="text-14 text-text-2 nums">
            {t`${plural(next.valid, { one: "# of your votes counts", other: "# of your votes count" })} so far.`}
          </p>
        )}
      </div>
      {error !== null && <QueryError error={error} onRetry={() => void load()} />}
      {error === null && next === null && <Skeleton className="h-72 rounded-panel" />}
      {error === null && next?.pair && (
        <VotePair
          key={next.pair.id}
          pair={next.pair}
          isSending={isSending}
          onSend={(ballot) => void send(ballot)}
        />
      )}
      {error === null && next !== null && next.pair === null && (
        <EmptyState
          icon={<Check size={28} />}
          title={t`You have seen all pairs`}
          text={t`There is nothing more for you to compare in this challenge.`}
          action={back}
        />
      )}
      {next?.pair && <p className="mt-6">{back}</p>}
    </main>
  );
}
