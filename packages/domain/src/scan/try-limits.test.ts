import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { expect, it } from "vitest";
import { readScan } from "./read-scan.ts";
import { tryLimits } from "./try-limits.ts";

const wish = { ...SHIPPED_LIMITS, sexy: { mature: 0.2, review: 0.5, reject: 0.7 } };
const work = (id: string, sexy: number) => ({ id, scores: [{ sexy }], times: null });

it("counts the verdicts under other limits, and works without scores as unknown", () => {
  const works = [
    ...[work("calm", 0.1), work("doubtful", 0.6), work("worse", 0.75), work("held", 0.9)],
    { id: "film", scores: [{ sexy: 0.2 }, { sexy: 0.55 }], times: [1, 12] },
    { id: "old", scores: null, times: null },
    { id: "empty", scores: [], times: null },
  ];
  const tried = tryLimits(works, { now: SHIPPED_LIMITS, wish });
  expect(tried).toEqual({
    ...{ tried: 7, unknown: 2, changed: 4 },
    before: { clean: 4, unsure: 1, hit: 0 },
    after: { clean: 1, unsure: 2, hit: 2 },
    mature: { before: 1, after: 2 },
    works: [
      { id: "doubtful", before: "clean", after: "unsure", measure: "sexy", score: 0.6, at: null },
      { id: "worse", before: "clean", after: "hit", measure: "sexy", score: 0.75, at: null },
      { id: "held", before: "unsure", after: "hit", measure: "sexy", score: 0.9, at: null },
      { id: "film", before: "clean", after: "unsure", measure: "sexy", score: 0.55, at: 12 },
    ],
  });
  expect(tryLimits(works, { now: wish, wish }).changed).toBe(0);
  expect(tryLimits([], { now: wish, wish })).toMatchObject({ tried: 0, unknown: 0, works: [] });
});

it("reports the highest score of each class with its time in the film", () => {
  const scores = [{ porn: 0.3, hentai: 0.5 }, { porn: 0.6 }];
  const readings = readScan(scores, [2, 12], SHIPPED_LIMITS);
  const told = Object.fromEntries(readings.map(({ measure, score, at }) => [measure, [score, at]]));
  expect(told).toEqual({ explicit: [0.8, 2], porn: [0.6, 12], hentai: [0.5, 2], sexy: [0, null] });
});
