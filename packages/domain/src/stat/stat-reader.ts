import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { StatCohort, StoreStanding, WaitingLane } from "@kinora/contracts/stat/stat";
import type { StatMetric } from "./stat-metrics.ts";

/** The aggregated days of one chart point, or of an earlier period. */
export interface StatRow {
  readonly metric: StatMetric;
  readonly name: string;
  /** Share of each part in the sum, if the metric has parts. */
  readonly parts: Readonly<Record<string, number>>;
  /**
   * Index of the point, from 0; BEFORE for the previous period, and LONG_BEFORE for all days before
   * that.
   */
  readonly point: number;
  readonly sum: number;
  readonly peak: number;
  /** Value on the last day; null when there was none. */
  readonly last: number | null;
}
export const BEFORE = -1;
export const LONG_BEFORE = -2;

/** Days are UTC texts, "2026-11-26". */
export interface StatQuestion {
  readonly metrics: readonly StatMetric[];
  /** The metrics to read from the very first day on. */
  readonly running: readonly StatMetric[];
  readonly before: string;
  readonly from: string;
  readonly until: string;
  readonly perPoint: number;
}

export interface StatReader {
  rows(question: StatQuestion): Promise<readonly StatRow[]>;
  /** Returns the first counted day, and the time of today's latest count. */
  counted(today: string): Promise<{ readonly since: string | null; readonly at: Date | null }>;
  /** Returns the cohorts of people who joined in the week of this Monday or later. */
  cohorts(since: string): Promise<StatCohort[]>;
  lanes(now: Date): Promise<WaitingLane[]>;
  /** Returns how many posts wait for their owners' word now, by platform. */
  unconfirmed(): Promise<ReadonlyMap<SocialPlatform, number>>;
  /** Returns what stands at each store now. */
  stores(): Promise<StoreStanding[]>;
}
