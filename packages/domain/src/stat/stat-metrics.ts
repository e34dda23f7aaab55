import type { StatChart, StatPart, StatUnit } from "@kinora/contracts/stat/stat";

/** Metrics stored per day. Each has a value by name, some also by part. */
export const STAT_METRICS = [
  "people.joined",
  "people.active",
  "people.retained",
  "creations.kind",
  "creations.model",
  "creations.generationType",
  "creations.status",
  "engines.ended",
  "engines.took",
  "queue.waiting",
  "queue.oldest",
  "storage.made",
  "storage.held",
  "gems.in",
  "gems.out",
  "gems.flow",
  "moderation.reports",
  "moderation.outcomes",
  "moderation.took",
  "moderation.decisions",
  "moderation.appeals",
  "posts.ended",
  "posts.failed",
] as const;
export type StatMetric = (typeof STAT_METRICS)[number];

/**
 * How the days of a chart point are folded: their sum, the value at the end of the last day, their
 * maximum, the cumulative sum since the first day, the failure rate, or the median or 95th
 * percentile of durations.
 */
export type Folding = "sum" | "last" | "peak" | "running" | "share" | "median" | "p95";

export interface ChartRule {
  readonly chart: StatChart;
  readonly metric: StatMetric;
  readonly unit: StatUnit;
  readonly folding: Folding;
}

const rule = (chart: StatChart, metric: StatMetric, unit: StatUnit, folding: Folding) => ({
  ...{ chart, metric, unit, folding },
});

/** The charts of each part, in display order. */
export const CHART_RULES: Readonly<Record<StatPart, readonly ChartRule[]>> = {
  people: [
    rule("people-new", "people.joined", "count", "sum"),
    rule("people-active", "people.active", "count", "last"),
  ],
  creations: [
    rule("creations-kind", "creations.kind", "count", "sum"),
    rule("creations-model", "creations.model", "count", "sum"),
    rule("creations-generation-type", "creations.generationType", "count", "sum"),
    rule("creations-status", "creations.status", "count", "sum"),
  ],
  engines: [
    rule("engines-ended", "engines.ended", "count", "sum"),
    rule("engines-failing", "engines.ended", "share", "share"),
    rule("engines-median", "engines.took", "seconds", "median"),
    rule("engines-p95", "engines.took", "seconds", "p95"),
  ],
  queue: [
    rule("queue-waiting", "queue.waiting", "count", "peak"),
    rule("queue-oldest", "queue.oldest", "seconds", "peak"),
  ],
  storage: [
    rule("storage-held", "storage.held", "bytes", "last"),
    rule("storage-added", "storage.made", "bytes", "sum"),
  ],
  gems: [
    rule("gems-in", "gems.in", "gems", "sum"),
    rule("gems-out", "gems.out", "gems", "sum"),
    rule("gems-liability", "gems.flow", "gems", "running"),
  ],
  moderation: [
    rule("moderation-reports", "moderation.reports", "count", "sum"),
    rule("moderation-outcomes", "moderation.outcomes", "count", "sum"),
    rule("moderation-median", "moderation.took", "seconds", "median"),
    rule("moderation-p95", "moderation.took", "seconds", "p95"),
    rule("moderation-decisions", "moderation.decisions", "count", "sum"),
    rule("moderation-appeals", "moderation.appeals", "count", "sum"),
  ],
  publishing: [
    rule("posts-ended", "posts.ended", "count", "sum"),
    rule("posts-failing", "posts.ended", "share", "share"),
    rule("posts-failed", "posts.failed", "count", "sum"),
  ],
  // What stands there now.
  stores: [],
};
