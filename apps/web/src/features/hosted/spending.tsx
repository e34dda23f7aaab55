import { t } from "@lingui/core/macro";
import { useId } from "react";
import { readLocale } from "../../text/reading.ts";

/** Formats an amount in the user's language. */
export const dollars = (amount: number) =>
  new Intl.NumberFormat(readLocale(), { style: "currency", currency: "USD" }).format(amount);

interface SpendingProps {
  readonly label: string;
  /** US dollars. */
  readonly spent: number;
  /** Null when there is none yet. */
  readonly limit: number | null;
}

/** Shows how much of a budget is used. */
export function Spending({ label, spent, limit }: SpendingProps) {
  const id = useId();
  const share = limit ? Math.min(1, spent / limit) : 0;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-14">
        <span id={id} className="text-text-2">
          {label}
        </span>
        <span className="nums">
          {limit === null
            ? dollars(spent)
            : t`${{ spent: dollars(spent) }} of ${{ limit: dollars(limit) }}`}
        </span>
      </p>
      {limit !== null && (
        <>
          <meter
            aria-labelledby={id}
            value={share}
            className="sr-only"
          >{`${Math.round(share * 100)}%`}</meter>
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
            <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
          </div>
        </>
      )}
    </div>
  );
}
