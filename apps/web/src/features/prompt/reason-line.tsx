import { plural, t } from "@lingui/core/macro";
import { useAppSelector } from "../../store/store.ts";
import type { Start } from "./use-start.ts";

/** One line under the composer: why the button is disabled, or what its price means. */
export function ReasonLine({
  id,
  reason,
  start,
}: {
  readonly id: string;
  readonly reason: string | null;
  readonly start: Start;
}) {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  return (
    <p id={id} className="nums min-h-4.5 text-12 text-balance text-text-2 first-letter:uppercase">
      {reason ?? explain(start, signedIn)}
    </p>
  );
}

function explain({ quote, gems, problem }: Start, signedIn: boolean): string {
  if (!signedIn) return t`Sign in first; your draft is saved.`;
  if (gems === null && !problem) return t`Getting the price…`;
  if (quote === null) return "";
  // Free, or billed to the user's own key.
  if (quote.gems === 0) return `${quote.explanation}.`;
  const left = quote.balanceAfter;
  // The number of missing gems is shown with the ways to get them.
  return left < 0
    ? `${quote.explanation}.`
    : t`${{ explanation: quote.explanation }}. ${plural(left, { one: "# gem", other: "# gems" })} left after this.`;
}
