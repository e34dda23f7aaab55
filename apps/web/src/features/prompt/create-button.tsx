import { plural, t } from "@lingui/core/macro";
import { Sparkles } from "lucide-react";
import { useAppSelector } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import type { Start } from "./use-start.ts";

export interface CreateButtonProps {
  readonly start: Start;
  /** Why it cannot be pressed; null: it can. */
  readonly reason: string | null;
  /** Is there a model to make it? */
  readonly ready: boolean;
  /** Names this button's reason. */
  readonly reasonId: string;
}

/** The price stands on the button; it is what will be held. What keeps it from being pressed stands beside it. */
export function CreateButton({ start, reason, ready, reasonId }: CreateButtonProps) {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const { quote, gems, busy } = start;
  const short = signedIn && quote !== null && quote.balanceAfter < 0;
  // Whoever has gems knows how many before they are spent.
  const unpriced = signedIn && gems === null;
  return (
    <div className="flex flex-col md:items-end">
      <Button
        look="primary"
        disabled={!ready || reason !== null || short || unpriced}
        busy={busy && t`Starting`}
        icon={<Sparkles size={18} />}
        onClick={start.start}
        className="w-full min-w-40 md:w-auto"
        aria-describedby={reasonId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        <span className="nums">
          {gems === null
            ? t`Create`
            : plural(gems, {
                0: "Create · no gems",
                one: "Create · # gem",
                other: "Create · # gems",
              })}
        </span>
      </Button>
    </div>
  );
}
