import { Sparkles } from "lucide-react";
import { useAppSelector } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { gemWords } from "../../ui/money.tsx";
import type { Start } from "./use-start.ts";

export interface CreateButtonProps {
  readonly start: Start;
  readonly ready: boolean;
  readonly className?: string;
}

/** The price stands on the button; it is what will be held. */
export function CreateButton({ start, ready, className }: CreateButtonProps) {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const { quote, busy } = start;
  // What is missing is said above, with the way to it.
  const short = signedIn && quote !== null && quote.balanceAfter < 0;
  return (
    <Button
      look="primary"
      disabled={!ready || short}
      busy={busy && "Starting"}
      icon={<Sparkles size={18} />}
      onClick={start.start}
      className={cx("min-w-40", className)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      Create
      {signedIn && quote && (
        <span className={cx("nums transition-opacity", start.stale && "opacity-70")}>
          · {quote.gems === 0 ? "free" : gemWords(quote.gems)}
        </span>
      )}
    </Button>
  );
}
