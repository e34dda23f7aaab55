import type { StatCohort, WaitingLane } from "@kinora/contracts/stat/stat";
import type { StatMetric } from "./stat-metrics.ts";

/** The days of one point of a chart, or of a period before, put together. */
export interface StatRow {
  readonly metric: StatMetric;
  readonly name: string;
  /** How much of the sum each part is, where it has parts. */
  readonly parts: Readonly<Record<string, number>>;
  /** Of the points from 0 on; BEFORE, and LONG_BEFORE for all days before that. */
  readonly point: number;
  readonly sum: number;
  readonly peak: number;
  /** On its last day; null: there was none then. */
  readonly last: number | null;
}
export const BEFORE = -1;
export const LONG_BEFORE = -2;

/** Days as texts, "2026-11-26", in UTC. */
export interface StatQuestion {
  readonly metrics: readonly StatMetric[];
  /** Those of them that are asked for from the very first day on. */
  readonly running: readonly StatMetric[];
  readonly before: string;
  readonly from: string;
  readonly until: string;
  readonly perPoint: number;
}

export interface StatReader {
  rows(question: StatQuestion): Promise<readonly StatRow[]>;
  /** Since which day there are counts, and when today was counted last. */
  counted(today: string): Promise<{ readonly since: string | null; readonly at: Date | null }>;
  /** Those who joined in the week of this Monday or later. */
  cohorts(since: string): Promise<StatCohort[]>;
  lanes(now: Date): Promise<WaitingLane[]>;
}
