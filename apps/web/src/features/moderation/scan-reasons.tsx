import type { CaseScan } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { MEASURE_WORDS } from "../../entities/scan/measure-words.ts";
import { clockText } from "../../ui/clock-text.ts";

type Reading = CaseScan["readings"][number];

const isOver = (score: number, limit: number | null): limit is number =>
  limit !== null && score >= limit;

/** The scan's decision, the limits it applied, and the position in a film. */
export function ScanReasons({ scan: { looked, readings } }: { readonly scan: CaseScan }) {
  const reasons = readings.flatMap((reading) => reasonOf(reading) ?? []);
  return (
    <div className="nums mb-1">
      {reasons.length === 0 ? (
        <p>{t`Below every limit at the time.`}</p>
      ) : (
        <ul>
          {reasons.map(({ measure, words }) => (
            <li key={measure}>{words}</li>
          ))}
        </ul>
      )}
      <p className="text-text-2">
        {plural(looked, { one: "# picture scanned.", other: "# frames scanned." })}
      </p>
    </div>
  );
}

function reasonOf({ measure, score, at, review, reject }: Reading) {
  const sum = `${t(MEASURE_WORDS[measure])}: ${score.toFixed(2)}`;
  const place = at === null ? "" : t`; frame at ${clockText(at)}`;
  if (isOver(score, reject))
    return { measure, words: t`${sum}, at or above the limit for refusal, ${reject}${place}` };
  if (isOver(score, review))
    return { measure, words: t`${sum}, at or above the limit for review, ${review}${place}` };
  return null;
}
