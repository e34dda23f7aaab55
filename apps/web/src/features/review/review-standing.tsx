import type { ReviewProgress } from "@kinora/contracts/review/review";
import { plural, t } from "@lingui/core/macro";
import { PauseCircle } from "lucide-react";
import { cx } from "../../ui/class-names.ts";

/** How many reviews of a handful are done, what was earned today, and why reviews are not paid. */
export function ReviewStanding({ progress }: { readonly progress: ReviewProgress }) {
  const { done, needed, gems, earned, most, paused } = progress;
  if (needed === 0) return null;
  return (
    <section aria-label={t`Your reviews`} className="mb-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 nums">
        <p className="flex items-center gap-3">
          <span aria-hidden="true" className="flex gap-1.5">
            {Array.from({ length: needed }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
                key={at}
                className={cx("h-2 w-6 rounded-full", at < done ? "bar-gem" : "bg-surface-3")}
              />
            ))}
          </span>
          {t`${done} of ${needed} for ${plural(gems, { one: "# gem", other: "# gems" })}`}
        </p>
        <p className="text-text-2">
          {t`Today: ${earned} of ${plural(most, { one: "# gem", other: "# gems" })}`}
        </p>
      </div>
      {paused === "agreement" && (
        <div role="status" className="mt-4 flex gap-3 rounded-panel bg-surface-1 p-4 text-14">
          <PauseCircle size={20} aria-hidden="true" className="shrink-0 text-warn" />
          <div>
            <p className="font-medium">{t`Gems are paused`}</p>
            <p className="mt-1 text-text-2">
              {t`Your answers match those of other people no more often than chance would. Look closely and answer what you really think: reviews count again as soon as the answers agree more. Until then they earn nothing.`}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}
