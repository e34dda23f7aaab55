import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, type RefObject, Suspense } from "react";
import { moreGemsWords } from "../../store/refusal/more-gems.ts";
import { Slot } from "../../ui/slot.tsx";
import { useGoesOnAt } from "../../ui/use-goes-on-at.ts";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Ways to get as many gems: the daily claim, waiting for it, the cheapest pack. */
    "gem.ways": { readonly missing: number };
  }
}

/** Shows how many gems are missing, and the ways to cover it, the cheapest first. */
export function Shortfall({
  missing,
  kept,
  cheaper,
  next,
}: {
  readonly missing: number;
  /** What is kept in the meantime: "Your draft is saved." */
  readonly kept: string;
  /** A way to need fewer gems. */
  readonly cheaper?: ReactNode;
  /** The control that can be pressed once nothing is missing. */
  readonly next?: RefObject<HTMLElement | null> | undefined;
}) {
  const goesOn = useGoesOnAt(next);
  return (
    <div
      {...goesOn}
      className="enter flex flex-col items-start gap-2 rounded-field bg-surface-2 px-4 py-3"
    >
      <p>
        <strong className="font-medium text-text">{moreGemsWords(missing)}</strong>{" "}
        <span className="text-text-2">{kept}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {cheaper}
        <Suspense fallback={<div className="h-11 w-32" />}>
          <Slot name="gem.ways" given={{ missing }}>
            <Link
              to="/gems"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t`Your gems`}
            </Link>
          </Slot>
        </Suspense>
      </div>
    </div>
  );
}
