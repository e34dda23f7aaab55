import type { ScanTry } from "@kinora/contracts/scan/scan-page";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { MEASURE_WORDS } from "../../entities/scan/measure-words.ts";
import { clockText } from "../../ui/clock-text.ts";

type Verdict = ScanTry["works"][number]["before"];

const VERDICT_WORDS: Readonly<Record<Verdict, MessageDescriptor>> = {
  clean: msg`shown`,
  unsure: msg`for review`,
  hit: msg`refused`,
};

/**
 * The effect other limits would have had: counts, and the works they would have treated
 * differently.
 */
export function TryOutcome({ outcome }: { readonly outcome: ScanTry }) {
  const { tried, unknown, before, after, changed, works, mature } = outcome;
  return (
    <div className="flex flex-col gap-3 text-14">
      <p>
        {plural(tried, { one: "The last work:", other: "The last # works:" })}{" "}
        {moreWords(after.unsure - before.unsure, after.hit - before.hit)}
      </p>
      {mature.after !== mature.before && (
        <p>{t`Rated mature: ${{ after: mature.after }} instead of ${{ before: mature.before }}.`}</p>
      )}
      {unknown > 0 && (
        <p className="text-text-2">
          {plural(unknown, {
            one: "No scores are kept for # of them, so its result is unknown.",
            other: "No scores are kept for # of them, so their results are unknown.",
          })}
        </p>
      )}
      {works.length > 0 && (
        <ul className="nums divide-y divide-line">
          {works.map(({ id, before: was, after: is, measure, score, at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <Link
                to="/item/$id"
                params={{ id }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t`${{ was: t(VERDICT_WORDS[was]) }}, now ${{ is: t(VERDICT_WORDS[is]) }}`}
              </Link>
              <span className="text-text-2">
                {t(MEASURE_WORDS[measure])}: {score.toFixed(2)}
                {at === null ? "" : t`; frame at ${clockText(at)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {changed > works.length && (
        <p className="text-12 text-text-2">{t`The first ${works.length} of ${changed}.`}</p>
      )}
      <p className="text-12 text-text-2">
        {t`Based on stored scores. A work caught only by stricter limits would get a second look, which may clear it. Only their owners can open private works.`}
      </p>
    </div>
  );
}

function moreWords(review: number, refused: number): string {
  if (review === 0 && refused === 0)
    return t`the same number would be reviewed and refused as now.`;
  return `${differenceWords(review, "review")}, ${differenceWords(refused, "refused")}.`;
}

function differenceWords(count: number, where: "review" | "refused"): string {
  const more = Math.abs(count);
  if (where === "review")
    return count < 0
      ? plural(more, { other: "# fewer would be reviewed" })
      : plural(more, { other: "# more would be reviewed" });
  return count < 0
    ? plural(more, { other: "# fewer refused" })
    : plural(more, { other: "# more refused" });
}
