import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { moreGemsWords } from "../../store/refusal/more-gems.ts";
import { Slot } from "../../ui/slot.tsx";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The link to the daily gem claim. */
    "gem.claim": Readonly<Record<never, never>>;
  }
}

/** Shows how many gems are missing and how to get them. */
export function Shortfall({
  missing,
  kept,
  id,
}: {
  readonly missing: number;
  /** What is kept in the meantime: "Your draft is saved." */
  readonly kept: string;
  readonly id?: string;
}) {
  return (
    <div
      id={id}
      className="enter flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-surface-2 px-4 py-3"
    >
      <p className="min-w-48 flex-1">
        <strong className="font-medium text-text">{moreGemsWords(missing)}</strong>{" "}
        <span className="text-text-2">{kept}</span>
      </p>
      {/* Kept together: they wrap to a row of their own when the words fill the first. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/gems" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t`Your gems`}
        </Link>
        <Slot name="gem.claim" given={{}} />
      </div>
    </div>
  );
}
