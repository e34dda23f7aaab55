import type { Difference } from "@kinora/contracts/payment/difference";
import { plural, t } from "@lingui/core/macro";
import { TriangleAlert } from "lucide-react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useAcknowledgeDifferenceMutation, useListDifferencesQuery } from "./payment-api.ts";

/** What the daily reconciliation found: an alarm until somebody took note, then a list behind a line. */
export function Differences() {
  const { data } = useListDifferencesQuery();
  if (!data) return null;
  const open = data.items.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const noted = data.items.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  const { lastRun } = data;
  return (
    <section aria-label={t`Reconciliation`} className="mb-6">
      {open.length > 0 && (
        <div role="alert" className="rounded-panel border border-danger bg-surface-1 p-4">
          <h2 className="flex items-center gap-2 text-16">
            <TriangleAlert size={18} aria-hidden="true" className="shrink-0 text-danger" />
            {plural(open.length, {
              one: "The books differ in # place",
              other: "The books differ in # places",
            })}
          </h2>
          <p className="mb-1 text-14 text-text-2">
            {t`Nothing is repaired by itself. Find out why, then take note.`}
          </p>
          <ul className="divide-y divide-line">
            {open.map((difference) => (
              <Line key={difference.id} difference={difference} />
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2 text-12 text-text-2">
        {lastRun ? (
          <>
            {t`Books compared`} <TimeAgo moment={lastRun.endedAt} />.{" "}
            {lastRun.failed.length > 0
              ? t`Not compared: ${{ parts: lastRun.failed.join(", ") }}.`
              : lastRun.found === 0 && t`They agree.`}
          </>
        ) : (
          t`The books haven't been compared yet. The worker does that once a day.`
        )}
      </p>
      {noted.length > 0 && (
        <details className="mt-1 text-14">
          <summary className="reach cursor-pointer text-text-2">{t`Differences taken note of`}</summary>
          <ul className="divide-y divide-line">
            {noted.map((difference) => (
              <Line key={difference.id} difference={difference} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Line({ difference }: { readonly difference: Difference }) {
  const { id, name, subject, expected, found, since, goneAt } = difference;
  const { acknowledgedAt, acknowledgedBy } = difference;
  const [acknowledge, { isLoading }] = useAcknowledgeDifferenceMutation();
  const { saySorry } = useSay();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p className="font-medium first-letter:uppercase">{name}</p>
        <code className="block text-12 wrap-anywhere text-text-2">{subject}</code>
        <p className="nums wrap-anywhere">{t`Expected ${{ expected }}, found ${{ found }}`}</p>
        <p className="text-12 text-text-2">
          {t`Since`} <TimeAgo moment={since} />
          {goneAt && (
            <>
              , {t`gone`} <TimeAgo moment={goneAt} />
            </>
          )}
          {acknowledgedBy && `, ${t`noted by @${{ handle: acknowledgedBy }}`}`}
        </p>
      </div>
      {acknowledgedAt === null && (
        <Button
          size="sm"
          disabled={isLoading}
          onClick={() => acknowledge({ id }).unwrap().catch(saySorry)}
        >
          {t`Take note`}
        </Button>
      )}
    </li>
  );
}
