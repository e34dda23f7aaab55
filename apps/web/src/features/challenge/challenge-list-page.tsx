import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Trophy } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListChallengesInfiniteQuery } from "./challenge-api.ts";
import { ChallengeTimes } from "./challenge-times.tsx";
import { poolWords, STATE_WORDS } from "./challenge-words.ts";

/** All challenges, the latest opening first. */
export function ChallengeListPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListChallengesInfiniteQuery();
  const all = data?.pages.flatMap(({ items }) => items);
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <title>{t`Challenges · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Challenges`}</h1>
      <p className="mb-6 max-w-2xl text-14 text-text-2">
        {t`Make something on a theme, compare the works of others, and win gems. Nobody sees whose work is whose before the vote is over, and everybody can check the result.`}{" "}
        <Link to="/verify" className="underline underline-offset-4">{t`Check a result`}</Link>
      </p>
      {error && !all && <QueryError error={error} onRetry={refetch} />}
      {!error && !all && <Skeleton className="h-32 rounded-panel" />}
      {all?.length === 0 && (
        <EmptyState
          icon={<Trophy size={28} />}
          title={t`There are no challenges yet`}
          text={t`A new one opens every day at midnight (UTC).`}
        />
      )}
      <ul className="flex flex-col gap-3">
        {all?.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </main>
  );
}

function ChallengeRow({ challenge }: { readonly challenge: Challenge }) {
  const { id, theme, state, pool, reason, entries, isDaily } = challenge;
  return (
    <li>
      <Link
        to="/challenges/$id"
        params={{ id }}
        className="flex flex-col gap-1 rounded-panel bg-surface-1 p-4 transition-colors hover:bg-surface-2"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-16 font-medium wrap-anywhere">{theme}</span>
          <span className="text-14 text-text-2">{t(STATE_WORDS[state])}</span>
        </span>
        <span className="flex flex-wrap gap-x-4 text-14 text-text-2">
          {isDaily && <span>{t`Daily challenge`}</span>}
          {pool > 0 && reason === null && <span>{poolWords(challenge)}</span>}
          <span>{plural(entries, { one: "# entry", other: "# entries" })}</span>
          <span>
            <ChallengeTimes challenge={challenge} />
          </span>
        </span>
      </Link>
    </li>
  );
}
