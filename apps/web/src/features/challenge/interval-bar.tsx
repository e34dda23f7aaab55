import type { ChallengePlace } from "@kinora/contracts/challenge/challenge";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";

/** From the lowest to the highest strength of all that are shown. */
export interface StrengthSpan {
  readonly low: number;
  readonly high: number;
}

/** A strength with its interval, on the scale of all. */
export function IntervalBar({
  place: { strength, low, high, compared, preferred },
  span,
  className,
}: {
  readonly place: Pick<ChallengePlace, "strength" | "low" | "high" | "compared" | "preferred">;
  readonly span: StrengthSpan;
  readonly className: string;
}) {
  const at = (value: number) => ((value - span.low) / (span.high - span.low)) * 100;
  const figures = { strength: strength.toFixed(2), low: low.toFixed(2), high: high.toFixed(2) };
  return (
    <span className={cx("flex flex-col gap-1", className)}>
      <span
        role="img"
        aria-label={t`Strength ${figures.strength}, between ${figures.low} and ${figures.high}`}
        className="relative block h-3"
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-surface-3" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-text-3"
          style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }}
        />
        <span
          className="absolute top-0 size-3 -translate-x-1/2 rounded-full bg-accent"
          style={{ left: `${at(strength)}%` }}
        />
      </span>
      <span className="text-12 text-text-2 nums">
        {t`Preferred ${preferred} of ${compared} times`}
      </span>
    </span>
  );
}
