import type { CaseScan } from "@kinora/contracts/moderation/case";
import { measureScore, type SomeScores } from "@kinora/contracts/scan/judge-scores";
import { SCAN_MEASURES, type ScanLimits } from "@kinora/contracts/scan/scan-limits";

/**
 * Returns for each measure the highest score of any picture, its time in the film, and the limits.
 */
export function readScan(
  scores: readonly SomeScores[],
  times: readonly number[] | null,
  limits: ScanLimits,
): CaseScan["readings"] {
  return SCAN_MEASURES.map((measure) => {
    const all = scores.map((one, index) => {
      return { score: measureScore(one, measure), at: times?.[index] ?? null };
    });
    const nothing = { score: 0, at: null };
    const most = all.reduce((one, other) => (other.score > one.score ? other : one), nothing);
    return { measure, ...most, ...limits[measure] };
  });
}
