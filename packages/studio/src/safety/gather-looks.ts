import { measureScore } from "@kinora/contracts/scan/judge-scores";
import {
  type PictureScores,
  SCAN_MEASURES,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";
import type { PictureScan } from "./scan-picture.ts";
import { type Verdict, worst } from "./verdict.ts";

/** What was thought of all pictures of a file. */
export interface Looks {
  readonly verdict: Verdict;
  /** Of the pictures that have the most of something: what limits say of these they say of all. */
  readonly scores: readonly PictureScores[];
  /** Where in the film each of these stands, seconds; null: it is a picture. */
  readonly times: readonly number[] | null;
  /** Pictures that were looked at. */
  readonly looked: number;
}

interface Look {
  readonly scores: PictureScores;
  readonly at: number | null;
}

/** Gathers what is thought of picture after picture; what it keeps does not grow with their number. */
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
