import { plural, t } from "@lingui/core/macro";
import { Sparkles } from "lucide-react";
import type { Ref } from "react";
import { useAppSelector } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import type { Start } from "./use-start.ts";

export interface CreateButtonProps {
  readonly start: Start;
  /** Why the button is disabled; null when it is enabled. */
  readonly reason: string | null;
  /** True when a model can make it. */
  readonly ready: boolean;
  /** Id of the element with the button's reason. */
  readonly reasonId: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with the price that will be held; the reason it is disabled is shown beside it. */
export function CreateButton({ start, reason, ready, reasonId, ref }: CreateButtonProps) {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const { quote, gems, busy } = start;
  const short = signedIn && quote !== null && quote.balanceAfter < 0;
  // A signed-in user must see the price before spending gems.
  const unpriced = signedIn && gems === null;
  return (
    <div className="flex flex-col md:items-end">
      <Button
        ref={ref}
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
