import {
  type AdminStats,
  STAT_COHORTS,
  STAT_RANGES,
  type StatPart,
  type StatRange,
} from "@kinora/contracts/stat/stat";
import { drawChart } from "./draw-chart.ts";
import { publishingOutcomes } from "./publishing-outcomes.ts";
import { CHART_RULES } from "./stat-metrics.ts";
import type { StatReader } from "./stat-reader.ts";

const DAY = 24 * 60 * 60_000;
/** Days from 1 January 1970, a Thursday, to the first Monday. */
const MONDAY = 4;

/** Returns the UTC day, "2026-11-26". */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY));

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const number = Date.parse(day) / DAY;
  return daysAfter(day, -((((number - MONDAY) % 7) + 7) % 7));
}

/**
 * Returns the charts of one part for the last days, including today, with the totals of the
 * previous period.
 */
export async function readStats(
  { stats }: { stats: StatReader },
  input: { readonly part: StatPart; readonly range: StatRange; readonly now: Date },
): Promise<Omit<AdminStats, "countedAt"> & { readonly countedAt: Date | null }> {
  const { part, now } = input;
  const { days, perPoint } = STAT_RANGES[input.range];
  const until = dayOf(now);
  const from = daysAfter(until, 1 - days);
  const before = daysAfter(from, -days);
  const rules = CHART_RULES[part];
  const [counted, rows] = await Promise.all([
    stats.counted(until),
    stats.rows({
      ...{ from, before, until, perPoint },
      metrics: [...new Set(rules.map(({ metric }) => metric))],
      running: rules.filter(({ folding }) => folding === "running").map(({ metric }) => metric),
    }),
  ]);
  const comparable = counted.since !== null && counted.since <= before;
  const points = Array.from({ length: days / perPoint }, (_, at) => daysAfter(from, at * perPoint));
  return {
    ...{ part, points, perPoint, countedAt: counted.at },
    charts: rules.map((rule) => drawChart(rule, rows, { points: points.length, comparable })),
    cohorts:
      part === "people"
        ? await stats.cohorts(daysAfter(mondayOf(until), -7 * (STAT_COHORTS - 1)))
        : [],
    lanes: part === "queue" ? await stats.lanes(now) : [],
    publishing: part === "publishing" ? publishingOutcomes(rows, await stats.unconfirmed()) : [],
    stores: part === "stores" ? await stats.stores() : [],
  };
}
