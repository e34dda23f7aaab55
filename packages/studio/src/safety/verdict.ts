import { judgeScores, looksMature } from "@kinora/contracts/scan/judge-scores";
import {
  type PictureScores,
  type ScanLimits,
  SHIPPED_LIMITS,
} from "@kinora/contracts/scan/scan-limits";

export type Verdict = "clean" | "unsure" | "hit";

/** Returns the mean scores of two classifiers. */
export function meanOf(a: PictureScores, b: PictureScores): PictureScores {
  const mean = (name: keyof PictureScores) => (a[name] + b[name]) / 2;
  return {
    drawing: mean("drawing"),
    hentai: mean("hentai"),
    neutral: mean("neutral"),
    porn: mean("porn"),
    sexy: mean("sexy"),
  };
}

/**
 * Returns true when a second look is worth its time. The default limits are applied too, so that
 * what is kept of a picture does not depend on the current limits alone.
 */
export const isDoubtful = (scores: PictureScores, limits: ScanLimits): boolean =>
  [limits, SHIPPED_LIMITS].some(
    (one) => judgeScores(scores, one) !== "clean" || looksMature(scores, one),
  );

const SEVERITY: readonly Verdict[] = ["clean", "unsure", "hit"];

/** Returns the most severe verdict; clean when there are none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  const severity = Math.max(0, ...verdicts.map((verdict) => SEVERITY.indexOf(verdict)));
  return SEVERITY[severity] ?? "hit";
}
