import {
  type PictureScores,
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "./scan-limits.ts";

/** Some classes of a picture; what is not there is nothing. */
export type SomeScores = Readonly<Partial<Record<keyof PictureScores, number>>>;

/** What limits are compared with. */
export function measureScore(scores: SomeScores, measure: ScanMeasure): number {
  const { porn = 0, hentai = 0 } = scores;
  return measure === "explicit" ? porn + hentai : (scores[measure] ?? 0);
}

/** What scores mean by these limits. */
export function judgeScores(scores: SomeScores, limits: ScanLimits): "clean" | "unsure" | "hit" {
  const isAt = (edge: "review" | "reject") =>
    SCAN_MEASURES.some((measure) => {
      const limit = limits[measure][edge];
      return limit !== null && measureScore(scores, measure) >= limit;
    });
  if (isAt("reject")) return "hit";
  return isAt("review") ? "unsure" : "clean";
}
