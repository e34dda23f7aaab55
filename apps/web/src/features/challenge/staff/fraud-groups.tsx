import type { Challenge } from "@kinora/contracts/challenge/challenge";
import type { FraudChange, FraudGroup } from "@kinora/contracts/challenge/fraud-report";
import { plural, t } from "@lingui/core/macro";
import { QueryError } from "../../../store/query-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Target } from "./exclude-sheet.tsx";
import { evidenceWords } from "./fraud-words.ts";
import { useGetFraudReportQuery } from "./staff-challenge-api.ts";

interface GroupsProps {
  readonly challenge: Challenge;
  /** How an entry is called on this page. */
  readonly nameOf: (entry: string) => string;
  readonly choose: ((target: Target) => void) | null;
}

/** Groups of voters that look like rings, with the evidence; staff decide. */
export function FraudGroups({ challenge, nameOf, choose }: GroupsProps) {
  const { data, error, refetch } = useGetFraudReportQuery(challenge.id);
  return (
    <section>
      <h2 className="mb-2 text-20">{t`Suspicious groups`}</h2>
      <p className="mb-3 max-w-2xl text-14 text-text-2">
        {t`These voters may have agreed on something, or may be one person. It is computed, and can be wrong: nobody is left out unless you decide so.`}
      </p>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-24 rounded-panel" />}
      {data?.report?.groups.length === 0 && (
        <p className="text-14">{t`Nothing in the votes speaks for a ring.`}</p>
      )}
      {data?.report === null && (
        <p className="text-14">{t`This result has no report. Ranking again makes one.`}</p>
      )}
      <ol className="flex flex-col gap-3">
        {data?.report?.groups.map((group) => (
          <Group key={group.voters.join()} {...{ group, nameOf, choose }} />
        ))}
      </ol>
    </section>
  );
}

function Group({
  group: { voters, wanted, unwanted, evidence, changes },
  nameOf,
  choose,
}: Omit<GroupsProps, "challenge"> & { readonly group: FraudGroup }) {
  const named = (entries: readonly string[]) => entries.map(nameOf).join(" · ");
  return (
    <li className="flex flex-col gap-3 rounded-panel bg-surface-1 p-4">
      <h3 className="text-16 font-medium">
        {plural(voters.length, { one: "# voter", other: "# voters" })}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
        {wanted.length > 0 && <Line name={t`For`} text={named(wanted)} />}
        {unwanted.length > 0 && <Line name={t`Against`} text={named(unwanted)} />}
        <Line name={t`Who`} text={voters.join(" ")} />
      </dl>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
        {evidence.map((one) => (
          <li key={JSON.stringify(one)}>{evidenceWords(one)}</li>
        ))}
      </ul>
      <Changes changes={changes} nameOf={nameOf} />
      {choose && (
        <Button size="sm" className="self-start" onClick={() => choose({ what: "voters", voters })}>
          {t`Leave their votes out`}
        </Button>
      )}
    </li>
  );
}

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{text}</dd>
    </>
  );
}

function Changes({
  changes,
  nameOf,
}: {
  readonly changes: readonly FraudChange[];
  readonly nameOf: (entry: string) => string;
}) {
  if (changes.length === 0)
    return (
      <p className="text-14 text-text-2">
        {t`Without their votes, no prize and none of the first places would change.`}
      </p>
    );
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-sm text-14 nums">
        <caption className="pb-1 text-start text-text-2">{t`Without their votes`}</caption>
        <tbody className="divide-y divide-line">
          {changes.map(({ entry, place, gems }) => (
            <tr key={entry}>
              <th scope="row" className="py-1 pr-4 text-start font-normal wrap-anywhere">
                {nameOf(entry)}
              </th>
              <td className="pr-4">{t`place ${place.without} instead of ${place.now}`}</td>
              <td>
                {gems.now !== gems.without &&
                  t`${plural(gems.without, { one: "# gem", other: "# gems" })} instead of ${gems.now}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
