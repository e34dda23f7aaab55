import { useAppSelector } from "../../store/store.ts";
import { gemWords } from "../../ui/gem-words.ts";
import type { Start } from "./use-start.ts";

/** One line under the composer: why the button cannot be pressed, or what stands behind its price. */
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
    <p id={id} className="nums min-h-4.5 text-12 text-balance text-text-2">
      {reason ?? explain(start, signedIn)}
    </p>
  );
}

function explain({ quote }: Start, signedIn: boolean): string {
  if (!signedIn) return "You sign in first; your draft is saved.";
  if (quote === null) return "";
  if (quote.gems === 0) return "This costs nothing.";
  const left = quote.balanceAfter;
  // How many more are needed stands with the way to them.
  return left < 0
    ? `${quote.explanation}.`
    : `${quote.explanation}. ${gemWords(left)} left after this.`;
}
