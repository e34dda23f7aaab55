import { z } from "zod";
import { SUBSCRIPTION_STATES } from "../billing/plans.ts";
import { PRODUCT_STATES } from "../billing/review-states.ts";
import { STORES } from "../billing/store-vocabulary.ts";
import { publishingOutcomes } from "./publishing-outcomes.ts";

/** Parts of the statistics, each a page of charts. */
export const STAT_PARTS = [
  "people",
  "creations",
  "engines",
  "queue",
  "storage",
  "gems",
  "moderation",
  "publishing",
  "stores",
] as const;
export type StatPart = (typeof STAT_PARTS)[number];

/** Days of each range, including today; a year is 52 weeks with one point each. */
export const STAT_RANGES = {
  week: { days: 7, perPoint: 1 },
  month: { days: 30, perPoint: 1 },
  quarter: { days: 90, perPoint: 1 },
  year: { days: 364, perPoint: 7 },
} as const;
export type StatRange = keyof typeof STAT_RANGES;

/** All charts, grouped by part. */
export const STAT_CHARTS = [
  "people-new",
  "people-active",
  "creations-kind",
  "creations-model",
  "creations-generation-type",
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
  "posts-ended",
  "posts-failing",
  "posts-failed",
] as const;
export type StatChart = (typeof STAT_CHARTS)[number];

export const STAT_UNITS = ["count", "gems", "bytes", "seconds", "share"] as const;
export type StatUnit = (typeof STAT_UNITS)[number];

/** Name of the only series in a chart that is not split. */
export const STAT_ALL = "all";
/** Name of the series that combines all but the largest ones. */
export const STAT_OTHERS = "others";

/** GET /api/admin/stats/{part} */
export const statParams = z.object({ part: z.enum(STAT_PARTS) });
export const statQuery = z.object({
  range: z.enum(["week", "month", "quarter", "year"]).default("month"),
});

export const statSeries = z.object({
  /** Name of the series: a kind, a model, a status, the key of a service. */
  name: z.string(),
  /** Display name of a service; null when the name serves as one. */
  title: z.string().nullable(),
  /** One value per point; null when there was nothing to measure. */
  values: z.array(z.number().nullable()),
  /** The whole range as one figure: a sum, or the value at its end. */
  total: z.number().nullable(),
  /** The same for the equally long range before; null when counting began later. */
  before: z.number().nullable(),
});
export type StatSeries = z.infer<typeof statSeries>;

export const drawnChart = z.object({
  chart: z.enum(STAT_CHARTS),
  unit: z.enum(STAT_UNITS),
  series: z.array(statSeries),
});
export type DrawnChart = z.infer<typeof drawnChart>;

/**
 * Users who joined in one week, and how many of them were active in that week and the following
 * ones.
 */
export const statCohort = z.object({
  /** Monday of the week. */
  week: z.iso.date(),
  people: z.array(z.int()),
});
export type StatCohort = z.infer<typeof statCohort>;
/** Number of cohorts reported. */
export const STAT_COHORTS = 12;

/** What is currently waiting in a lane. */
export const waitingLane = z.object({
  lane: z.string(),
  waiting: z.int(),
  oldestSeconds: z.int(),
});
export type WaitingLane = z.infer<typeof waitingLane>;

/** What stands at a store now. */
export const storeStanding = z.object({
  store: z.enum(STORES),
  /** When it was last asked about our products; null for never. */
  lookedAt: z.iso.datetime().nullable(),
  /** Products and plans by the state of their review. */
  products: z.array(z.object({ state: z.enum(PRODUCT_STATES), count: z.int() })),
  /** Subscriptions by state. */
  subscriptions: z.array(z.object({ state: z.enum(SUBSCRIPTION_STATES), count: z.int() })),
});
export type StoreStanding = z.infer<typeof storeStanding>;

export const adminStats = z
  .object({
    part: z.enum(STAT_PARTS),
    /** First day of each point, in UTC. */
    points: z.array(z.iso.date()),
    /** Days per point. */
    perPoint: z.int(),
    /** When today was last counted; null before the first count. */
    countedAt: z.iso.datetime().nullable(),
    charts: z.array(drawnChart),
    /** For the part about users only; otherwise empty. */
    cohorts: z.array(statCohort),
    /** For the part about the queue only; otherwise empty. */
    lanes: z.array(waitingLane),
    /** For the part about publishing only; otherwise empty. */
    publishing: z.array(publishingOutcomes),
    /** For the part about stores only; otherwise empty. */
    stores: z.array(storeStanding),
  })
  .meta({ id: "AdminStats" });
export type AdminStats = z.infer<typeof adminStats>;
