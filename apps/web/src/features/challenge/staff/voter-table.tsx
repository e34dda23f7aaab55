import type { ChallengeVoter } from "@kinora/contracts/challenge/challenge-vote";
import { t } from "@lingui/core/macro";
import { QueryError } from "../../../store/query-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Target } from "./exclude-sheet.tsx";
import { useListChallengeVotersInfiniteQuery } from "./staff-challenge-api.ts";

/** Voters by number, with how they voted. */
export function VoterTable({
  id,
  choose,
}: {
  readonly id: string;
  readonly choose: ((target: Target) => void) | null;
}) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListChallengeVotersInfiniteQuery(id);
  const all = data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h2 className="mb-3 text-20">{t`Voters`}</h2>
      <p className="mb-3 max-w-2xl text-14 text-text-2">
        {t`People are shown by their numbers in this challenge, as in the bundle.`}
      </p>
      {error && !all && <QueryError error={error} onRetry={refetch} />}
      {!error && !all && <Skeleton className="h-40 rounded-panel" />}
      {all && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-xl text-14 nums">
            <thead className="text-text-2">
              <tr>
                {[t`Number`, t`Votes`, t`That count`, t`For the left`, t`Median time`].map(
                  (name) => (
                    <th key={name} scope="col" className="py-2 pr-4 text-start font-normal">
                      {name}
                    </th>
                  ),
                )}
                <td />
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {all.map((one) => (
                <Row key={one.voter} one={one} choose={choose} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </section>
  );
}

function Row({
  one: { voter, isOutside, ballots, valid, left, seconds, isExcluded },
  choose,
}: {
  readonly one: ChallengeVoter;
  readonly choose: ((target: Target) => void) | null;
}) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-start font-normal">
        {voter}
        {!isOutside && <span className="block text-12 text-text-2">{t`has an entry`}</span>}
      </th>
      <td className="pr-4">{ballots}</td>
      <td className="pr-4">{valid}</td>
      <td className="pr-4">{left}</td>
      <td className="pr-4">{t`${{ seconds: seconds.toFixed(1) }} s`}</td>
      <td className="text-end">
        {isExcluded && t`Left out`}
        {choose && !isExcluded && ballots > 0 && (
          <Button size="sm" onClick={() => choose({ what: "voters", voters: [voter] })}>
            {t`Leave the votes out`}
          </Button>
        )}
      </td>
    </tr>
  );
}
