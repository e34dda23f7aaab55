import { z } from "zod";

/** What administration counts: a page of charts each. */
export const STAT_PARTS = [
  "people",
  "creations",
  "engines",
  "queue",
  "storage",
  "gems",
  "moderation",
] as const;
export type StatPart = (typeof STAT_PARTS)[number];

/** Days that are looked at, today included; a year is 52 weeks, a point each. */
export const STAT_RANGES = {
  week: { days: 7, perPoint: 1 },
  month: { days: 30, perPoint: 1 },
  quarter: { days: 90, perPoint: 1 },
  year: { days: 364, perPoint: 7 },
} as const;
export type StatRange = keyof typeof STAT_RANGES;

/** Every chart there is; those of one part stand together. */
export const STAT_CHARTS = [
  "people-new",
  "people-active",
  "creations-kind",
  "creations-model",
  "creations-status",
  "engines-ended",
  "engines-failing",
  "engines-median",
  "engines-p95",
  "queue-waiting",
  "queue-oldest",
  "storage-held",
  "storage-added",
  "gems-in",
  "gems-out",
  "gems-liability",
  "moderation-reports",
  "moderation-outcomes",
  "moderation-median",
  "moderation-p95",
  "moderation-decisions",
  "moderation-appeals",
] as const;
export type StatChart = (typeof STAT_CHARTS)[number];

export const STAT_UNITS = ["count", "gems", "bytes", "seconds", "share"] as const;
export type StatUnit = (typeof STAT_UNITS)[number];

/** What a chart splits nothing by. */
export const STAT_ALL = "all";
/** All names but the largest, as one. */
export const STAT_OTHERS = "others";

/** GET /api/admin/stats/{part} */
export const statParams = z.object({ part: z.enum(STAT_PARTS) });
export const statQuery = z.object({
  range: z.enum(["week", "month", "quarter", "year"]).default("month"),
});

export const statSeries = z.object({
  /** What it counts: a kind, a model, a status, the key of a service. */
  name: z.string(),
  /** What a service is called; null: the name says it. */
  title: z.string().nullable(),
  /** A point each; null: there was nothing to measure. */
  values: z.array(z.number().nullable()),
  /** The whole range in one figure: a sum, or how it stands at its end. */
  total: z.number().nullable(),
  /** The same of as many days before; null: unknown, because counting began later. */
  before: z.number().nullable(),
});
export type StatSeries = z.infer<typeof statSeries>;

export const drawnChart = z.object({
  chart: z.enum(STAT_CHARTS),
  unit: z.enum(STAT_UNITS),
  series: z.array(statSeries),
});
export type DrawnChart = z.infer<typeof drawnChart>;

/** People who joined in one week, and how many of them were here in that week and those after it. */
export const statCohort = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  people: z.array(z.int()),
});
export type StatCohort = z.infer<typeof statCohort>;
/** Weeks of joining that are told of. */
export const STAT_COHORTS = 12;

/** What waits in one lane just now. */
export const waitingLane = z.object({
  lane: z.string(),
  waiting: z.int(),
  oldestSeconds: z.int(),
});
export type WaitingLane = z.infer<typeof waitingLane>;

export const adminStats = z
  .object({
    part: z.enum(STAT_PARTS),
    /** First day of each point, in UTC. */
    points: z.array(z.iso.date()),
    /** Days of one point. */
    perPoint: z.int(),
    /** When today was last counted; null: nothing was counted yet. */
    countedAt: z.iso.datetime().nullable(),
    charts: z.array(drawnChart),
    /** Of people alone; else empty. */
    cohorts: z.array(statCohort),
    /** Of the queue alone; else empty. */
    lanes: z.array(waitingLane),
  })
  .meta({ id: "AdminStats" });
export type AdminStats = z.infer<typeof adminStats>;
