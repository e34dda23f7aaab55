import {
  type DrawnChart,
  STAT_ALL,
  STAT_OTHERS,
  type StatSeries,
} from "@kinora/contracts/stat/stat";
import { foldRows } from "./fold-points.ts";
import type { ChartRule, Folding } from "./stat-metrics.ts";
import { BEFORE, type StatRow } from "./stat-reader.ts";

/** Maximum number of series in a chart; more colours cannot be told apart. */
const MOST_NAMES = 7;

interface Period {
  readonly points: number;
  /** True when all days of the previous period were counted. */
  readonly comparable: boolean;
}

/** Builds a chart: the largest names as separate series, the rest as one. */
export function drawChart(
  { chart, metric, unit, folding }: ChartRule,
  rows: readonly StatRow[],
  period: Period,
): DrawnChart {
  const byName = new Map<string, StatRow[]>();
  for (const row of rows) {
    if (row.metric !== metric) continue;
    const name = row.name === "" ? STAT_ALL : row.name;
    const own = byName.get(name);
    if (own) own.push(row);
    else byName.set(name, [row]);
  }
  const weight = (own: readonly StatRow[]) =>
    own.reduce(
      (total, row) => total + (row.point > BEFORE || folding === "running" ? row.sum : 0),
      0,
    );
  const names = [...byName]
    .map(([name, own]) => ({ name, own, weight: weight(own) }))
    .sort((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1));
  // All names if they fit, otherwise one fewer, with the rest combined.
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const series = shown.map(({ name, own }) => seriesOf(name, own, folding, period));
  const others = names.slice(shown.length).flatMap(({ own }) => own);
  if (others.length > 0) series.push(seriesOf(STAT_OTHERS, others, folding, period));
  return { chart, unit, series };
}

function seriesOf(
  name: string,
  rows: readonly StatRow[],
  folding: Folding,
  { points, comparable }: Period,
): StatSeries {
  const byPoint = new Map<number, StatRow[]>();
  for (const row of rows) {
    const own = byPoint.get(row.point);
    if (own) own.push(row);
    else byPoint.set(row.point, [row]);
  }
  const value = (point: number) =>
    folding === "running"
      ? foldRows(
          rows.filter((row) => row.point <= point),
          folding,
        )
      : foldRows(byPoint.get(point) ?? [], folding);
  const values = Array.from({ length: points }, (_, point) => value(point));
  const total = () => {
    if (folding === "running") return value(points);
    if (folding === "last") return values.findLast((one) => one !== null) ?? null;
    return foldRows(
      rows.filter(({ point }) => point > BEFORE),
      folding,
    );
  };
  return {
    ...{ name, title: null, values, total: total() },
    before: comparable ? value(BEFORE) : null,
  };
}
