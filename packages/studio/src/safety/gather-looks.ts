import { measureScore } from "@kinora/contracts/scan/judge-scores";
import {
  type PictureScores,
  SCAN_MEASURES,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";
import type { PictureScan } from "./scan-picture.ts";
import { type Verdict, worst } from "./verdict.ts";

/** Results for all pictures of a file. */
export interface Looks {
  readonly verdict: Verdict;
  /**
   * Scores of the pictures with the maximum of some measure; applying limits to these gives the
   * same verdict as to all.
   */
  readonly scores: readonly PictureScores[];
  /** Position of each of these in the film in seconds; null for a picture. */
  readonly times: readonly number[] | null;
  /** Number of pictures examined. */
  readonly looked: number;
}

interface Look {
  readonly scores: PictureScores;
  readonly at: number | null;
}

/** Gathers the scores of successive pictures; what it keeps does not grow with their number. */
export function gatherLooks() {
  const most = new Map<ScanMeasure, Look>();
  let verdict: Verdict = "clean";
  let looked = 0;
  return {
    add(scan: PictureScan, at: number | null) {
      looked += 1;
      verdict = worst([verdict, scan.verdict]);
      const look = { scores: scan.scores, at };
      for (const measure of SCAN_MEASURES) {
        const before = most.get(measure);
        if (!before || measureScore(look.scores, measure) > measureScore(before.scores, measure))
          most.set(measure, look);
      }
    },
    all(): Looks {
      const kept = [...new Set(most.values())];
      const times = kept.flatMap(({ at }) => (at === null ? [] : [at]));
      return {
        ...{ verdict, looked, scores: kept.map(({ scores }) => scores) },
        times: times.length === kept.length && kept.length > 0 ? times : null,
      };
    },
  };
}
