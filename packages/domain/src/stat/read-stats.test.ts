import { expect, it } from "vitest";
import { mondayOf, readStats } from "./read-stats.ts";
import type { StatMetric } from "./stat-metrics.ts";
import type { StatQuestion, StatReader, StatRow } from "./stat-reader.ts";
import { quantile } from "./time-buckets.ts";

const now = new Date("2026-11-26T12:00:00.000Z");
const row = (
  metric: StatMetric,
  name: string,
  point: number,
  ...[value, part = ""]: [value: number, part?: string]
): StatRow => ({
  ...{ metric, name, parts: { [part]: value }, point, sum: value, peak: value, last: value },
});

function reader(rows: readonly StatRow[], since = "2025-01-01") {
  const asked: StatQuestion[] = [];
  const stats: StatReader = {
    rows: async (question) => {
      asked.push(question);
      return rows;
    },
    counted: async () => ({ since, at: now }),
    cohorts: async () => [],
    lanes: async () => [],
    unconfirmed: async () => new Map([["youtube", 2]]),
    stores: async () => [],
  };
  return { stats, asked };
}

it("reads the days of the range, including today, and as many before", async () => {
  const { stats, asked } = reader([]);
  const { points } = await readStats({ stats }, { part: "gems", range: "week", now });
  expect([points[0], points.at(-1)]).toEqual(["2026-11-20", "2026-11-26"]);
  expect(asked[0]).toMatchObject({
    before: "2026-11-13",
    from: "2026-11-20",
    running: ["gems.flow"],
  });
  const year = await readStats({ stats }, { part: "gems", range: "year", now });
  expect([year.points.length, year.points[1]]).toEqual([52, "2025-12-05"]);
});

it("reports the previous period only when all of it was counted", async () => {
  const rows = [row("people.joined", "", -1, 4), row("people.joined", "", 2, 6)];
  for (const [since, before] of [
    ["2026-11-13", 4],
    ["2026-11-14", null],
  ] as const) {
    const { stats } = reader(rows, since);
    const { charts } = await readStats({ stats }, { part: "people", range: "week", now });
    expect(charts[0]?.series[0]).toMatchObject({ name: "all", total: 6, before });
  }
});

it("accumulates held gems from the first day on", async () => {
  const { stats } = reader([
    ...[row("gems.flow", "pack", -2, 100), row("gems.flow", "pack", -1, -20)],
    row("gems.flow", "pack", 6, 5),
  ]);
  const { charts } = await readStats({ stats }, { part: "gems", range: "week", now });
  const held = charts.find(({ chart }) => chart === "gems-liability")?.series[0];
  expect(held).toMatchObject({ values: [80, 80, 80, 80, 80, 80, 85], total: 85, before: 80 });
});

it("computes the failure rate from delivered and failed, and durations from buckets", async () => {
  const { stats } = reader([
    row("engines.ended", "fal", 6, 3, "delivered"),
    row("engines.ended", "fal", 6, 1, "failed"),
    row("engines.ended", "fal", 6, 9, "refused"),
    row("engines.took", "fal", 6, 19, "10"),
    row("engines.took", "fal", 6, 1, "30"),
  ]);
  const { charts } = await readStats({ stats }, { part: "engines", range: "week", now });
  const of = (name: string) => charts.find(({ chart }) => chart === name)?.series[0];
  expect(of("engines-failing")).toMatchObject({ total: 0.25, values: { 5: null, 6: 0.25 } });
  expect(of("engines-median")?.total).toBeCloseTo(1.1 ** 10.5);
  expect(of("engines-p95")?.total).toBeCloseTo(1.1 ** 10.5);
  expect(
    quantile(
      new Map([
        [10, 18],
        [30, 2],
      ]),
      0.95,
    ),
  ).toBeCloseTo(1.1 ** 30.5);
});

it("shows the largest names separately and combines the rest", async () => {
  const rows = Array.from({ length: 9 }, (_, at) =>
    row("creations.model", `model ${at}`, 6, at + 1),
  );
  const { stats } = reader(rows);
  const { charts } = await readStats({ stats }, { part: "creations", range: "week", now });
  const models = charts.find(({ chart }) => chart === "creations-model")?.series ?? [];
  expect(models.map(({ name, total }) => [name, total])).toEqual([
    ...[
      ["model 8", 9],
      ["model 7", 8],
      ["model 6", 7],
      ["model 5", 6],
      ["model 4", 5],
    ],
    ...[
      ["model 3", 4],
      ["others", 6],
    ],
  ]);
});

it.each([
  ["2026-11-26", "2026-11-23"],
  ["2026-11-23", "2026-11-23"],
  ["2026-11-22", "2026-11-16"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
