import type { Correction } from "@kinora/contracts/gem/correction";
import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useDecideCorrectionMutation, useListCorrectionsQuery } from "./people-api.ts";

/**
 * Corrections waiting for approval by a second staff member: all, or those of one person. Those that
 * another admin requests meanwhile appear by themselves.
 */
export function CorrectionsWaiting({ personId }: { readonly personId?: string }) {
  const { data } = useListCorrectionsQuery(undefined, {
    ...{ pollingInterval: 60_000, skipPollingIfUnfocused: true },
  });
  const items = (data?.items ?? []).filter(
    ({ person }) => personId === undefined || person.id === personId,
  );
  if (items.length === 0) return null;
  return (
    <section aria-label={t`Pending corrections`} className="rounded-panel bg-surface-1 p-4">
      <h2 className="text-16">{t`Corrections waiting for a second person`}</h2>
      <ul className="divide-y divide-line">
        {items.map((correction) => (
          <Waiting key={correction.id} correction={correction} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ correction }: { readonly correction: Correction }) {
  const { id, gems, person, reason, askedBy, askedAt, mayDecide } = correction;
  const [decide, { isLoading }] = useDecideCorrectionMutation();
  const { say, saySorry } = useSay();
  const press = (verdict: "agree" | "decline") =>
    decide({ id, verdict })
      .unwrap()
      .then(() => say(verdict === "agree" ? t`Done.` : t`Declined.`), saySorry);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p className="nums">
          <strong className="font-medium">{signed(gems)}</strong>{" "}
          {gems > 0 ? t`for @${{ handle: person.handle }}` : t`from @${{ handle: person.handle }}`}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {reason}
        </p>
        <p className="text-12 text-text-2">
          {askedBy && `@${askedBy}, `}
          <TimeAgo moment={askedAt} />
        </p>
      </div>
      {mayDecide ? (
        <div className="flex gap-2">
          <Button size="sm" disabled={isLoading} onClick={() => press("decline")}>
            {t`Decline`}
          </Button>
          <Button size="sm" look="primary" disabled={isLoading} onClick={() => press("agree")}>
            {t`Agree`}
          </Button>
        </div>
      ) : (
        <p className="text-12 text-text-2">{t`Someone else has to agree.`}</p>
      )}
    </li>
  );
}

const signed = (gems: number) => `${gems > 0 ? "+" : "−"}${numberText(Math.abs(gems))}`;
