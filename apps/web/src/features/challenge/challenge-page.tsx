import type { Challenge, ChallengeStanding } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetChallengeQuery } from "./challenge-api.ts";
import { ChallengeResult } from "./challenge-result.tsx";
import { ChallengeTimes } from "./challenge-times.tsx";
import { STATE_WORDS } from "./challenge-words.ts";
import { OwnEntries } from "./own-entries.tsx";
import { PrizeList } from "./prize-list.tsx";

/** A challenge: what is asked for, one's own entries, the way to the vote, and the result. */
export function ChallengePage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetChallengeQuery(id);
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <title>{data ? t`${{ theme: data.challenge.theme }} · Kinora` : t`Challenge · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-48 rounded-panel" />}
      {data && (
        <>
          <Head challenge={data.challenge} />
          <Act challenge={data.challenge} mine={data.mine} />
          {data.mine && (
            <OwnEntries challenge={data.challenge} mine={data.mine} onChanged={refetch} />
          )}
          <PrizeList challenge={data.challenge} />
          {data.challenge.state === "completed" && <ChallengeResult challenge={data.challenge} />}
        </>
      )}
    </main>
  );
}

function Head({ challenge }: { readonly challenge: Challenge }) {
  const { theme, brief, state, kinds, entriesEach, entries, ballots, cancelReason } = challenge;
  const taken = CONTENT_WORDS.filter(({ value }) => kinds.includes(value));
  return (
    <header className="mb-6 flex flex-col gap-2">
      <p className="text-14 text-text-2">
        <Link to="/challenges" className="underline underline-offset-4">{t`Challenges`}</Link>
        {" · "}
        {t(STATE_WORDS[state])}
      </p>
      <h1 className="page-title wrap-anywhere">{theme}</h1>
      <p className="max-w-2xl text-16 wrap-anywhere whitespace-pre-line">{brief}</p>
      <p className="flex flex-wrap gap-x-4 text-14 text-text-2">
        <span>{taken.map(({ label }) => t(label)).join(", ")}</span>
        <span>{plural(entriesEach, { one: "# entry each", other: "Up to # entries each" })}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-14 text-text-2">
        <span>{plural(entries, { one: "# entry", other: "# entries" })}</span>
        <span>{plural(ballots, { one: "# vote", other: "# votes" })}</span>
        <span>
          {cancelReason === null ? (
            <ChallengeTimes challenge={challenge} />
          ) : (
            t`It was canceled: ${{ why: cancelReason }}`
          )}
        </span>
      </p>
    </header>
  );
}

/** What can be done now. */
function Act({
  challenge: { id, state },
  mine,
}: {
  readonly challenge: Challenge;
  readonly mine: ChallengeStanding | null;
}) {
  if (state === "voting" && mine?.canVote !== false)
    return (
      <p className="mb-8 flex flex-wrap items-center gap-3">
        <Link to="/challenges/$id/vote" params={{ id }} className={buttonClass("primary", "lg")}>
          {mine && mine.valid > 0 ? t`Keep voting` : t`Vote`}
        </Link>
        {mine && mine.valid > 0 && (
          <span className="text-14 text-text-2">
            {t`${plural(mine.valid, { one: "# of your votes counts", other: "# of your votes count" })} so far.`}
          </span>
        )}
      </p>
    );
  if (state === "open" && mine === null)
    return <p className="mb-8 text-14 text-text-2">{t`Sign in to enter a work of yours.`}</p>;
  return null;
}
