import {
  type PictureScores,
  SCAN_MEASURES,
  type ScanLimit,
  type ScanLimits,
  type ScanMeasure,
} from "./scan-limits.ts";

/** Scores of some classes of a picture; missing ones count as 0. */
export type SomeScores = Readonly<Partial<Record<keyof PictureScores, number>>>;

/** Returns the score that is compared with the limits of a measure. */
export function measureScore(scores: SomeScores, measure: ScanMeasure): number {
  const { porn = 0, hentai = 0 } = scores;
  return measure === "explicit" ? porn + hentai : (scores[measure] ?? 0);
}

/** Returns whether a score reaches its limit of this kind. */
const isAt = (scores: SomeScores, limits: ScanLimits, edge: keyof ScanLimit): boolean =>
  SCAN_MEASURES.some((measure) => {
    const limit = limits[measure][edge];
    return limit !== null && measureScore(scores, measure) >= limit;
  });

/** Returns the verdict of these limits on the scores. */
export function judgeScores(scores: SomeScores, limits: ScanLimits): "clean" | "unsure" | "hit" {
  if (isAt(scores, limits, "reject")) return "hit";
  return isAt(scores, limits, "review") ? "unsure" : "clean";
}

/** Returns whether these limits rate the picture mature. */
export const looksMature = (scores: SomeScores, limits: ScanLimits): boolean =>
  isAt(scores, limits, "mature");
