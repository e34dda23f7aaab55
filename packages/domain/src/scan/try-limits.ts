import {
  judgeScores,
  looksMature,
  measureScore,
  type SomeScores,
} from "@kinora/contracts/scan/judge-scores";
import {
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";
import { SCANS_NAMED, type ScanTry } from "@kinora/contracts/scan/scan-page";
import type { SafetyVerdict } from "../creation/verdict.ts";

/** The stored scan of a work. */
export interface KeptScan {
  readonly id: string;
  /** Null when it was not scanned or the scores were not stored. */
  readonly scores: readonly SomeScores[] | null;
  readonly times: readonly number[] | null;
}

const SEVERITY: readonly SafetyVerdict[] = ["clean", "unsure", "hit"];

export const judgeAll = (scores: readonly SomeScores[], limits: ScanLimits): SafetyVerdict =>
  SEVERITY[Math.max(...scores.map((one) => SEVERITY.indexOf(judgeScores(one, limits))))] ?? "clean";

/**
 * Compares the verdicts on works under current and proposed limits, using stored scores. Works
 * without scores count as unknown.
 */
export function tryLimits(
  works: readonly KeptScan[],
  { now, wish }: { readonly now: ScanLimits; readonly wish: ScanLimits },
): ScanTry {
  const [before, after] = [
    { clean: 0, unsure: 0, hit: 0 },
    { clean: 0, unsure: 0, hit: 0 },
  ];
  const changed: ScanTry["works"] = [];
  const mature = { before: 0, after: 0 };
  let unknown = 0;
  for (const { id, scores, times } of works) {
    if (scores === null || scores.length === 0) {
      unknown += 1;
      continue;
    }
    const [was, is] = [judgeAll(scores, now), judgeAll(scores, wish)];
    before[was] += 1;
    after[is] += 1;
    if (was !== "hit" && scores.some((one) => looksMature(one, now))) mature.before += 1;
    if (is !== "hit" && scores.some((one) => looksMature(one, wish))) mature.after += 1;
    if (was !== is)
      changed.push({ id, before: was, after: is, ...decisive(scores, times, [now, wish]) });
  }
  return {
    ...{ tried: works.length, unknown, before, after, mature },
    ...{ changed: changed.length, works: changed.slice(0, SCANS_NAMED) },
  };
}

/** Returns the score that exceeds its lowest limit by the most, which explains the difference. */
function decisive(
  scores: readonly SomeScores[],
  times: readonly number[] | null,
  both: readonly ScanLimits[],
): { readonly measure: ScanMeasure; readonly score: number; readonly at: number | null } {
  const all = scores.flatMap((one, index) =>
    SCAN_MEASURES.map((measure) => {
      const score = measureScore(one, measure);
      const edges = both.flatMap((limits) => [limits[measure].review, limits[measure].reject]);
      const least = Math.min(...edges.map((edge) => edge ?? Number.POSITIVE_INFINITY));
      return { measure, score, at: times?.[index] ?? null, above: score - least };
    }),
  );
  const { above: _, ...most } = all.reduce((one, other) => (other.above > one.above ? other : one));
  return most;
}
