import { describe, expect, it } from "vitest";
import { judgeScores, looksMature } from "./judge-scores.ts";
import { SHIPPED_LIMITS } from "./scan-limits.ts";
import { scanLimits } from "./scan-page.ts";

describe("with the shipped limits", () => {
  it.each([
    [{ drawing: 0.9, neutral: 0.1 }, "clean"],
    [{ neutral: 0.51, porn: 0.49 }, "clean"],
    [{ neutral: 0.45, porn: 0.54 }, "unsure"],
    [{ hentai: 0.3, porn: 0.3, drawing: 0.4 }, "unsure"],
    [{ sexy: 0.85, neutral: 0.15 }, "unsure"],
    [{ sexy: 1 }, "unsure"],
    [{ porn: 0.95, neutral: 0.05 }, "hit"],
    [{ hentai: 0.5, porn: 0.4, drawing: 0.1 }, "hit"],
    [{}, "clean"],
  ] as const)("%o is %s", (scores, verdict) => {
    expect(judgeScores(scores, SHIPPED_LIMITS)).toBe(verdict);
  });
});

it("applies the limits of each class, and none where none are set", () => {
  const limits = { ...SHIPPED_LIMITS, sexy: { mature: null, review: null, reject: null } };
  expect(judgeScores({ sexy: 1 }, limits)).toBe("clean");
  const strict = { ...SHIPPED_LIMITS, hentai: { mature: 0.05, review: 0.1, reject: 0.2 } };
  expect(judgeScores({ hentai: 0.15 }, strict)).toBe("unsure");
  expect(judgeScores({ hentai: 0.2 }, strict)).toBe("hit");
  expect(judgeScores({ porn: 0.2 }, strict)).toBe("clean");
  expect([0.04, 0.05, 0.2].map((hentai) => looksMature({ hentai }, strict))).toEqual([
    ...[false, true, true],
  ]);
  expect(looksMature({ sexy: 1 }, limits)).toBe(false);
});

it("requires limits between 0 and 1, with rejection at or above review", () => {
  const wish = (review: number | null, reject: number | null) =>
    scanLimits.safeParse({ ...SHIPPED_LIMITS, porn: { mature: null, review, reject } }).success;
  expect(wish(0.5, 0.5)).toBe(true);
  expect(wish(null, 0.5)).toBe(true);
  expect(wish(0.6, null)).toBe(true);
  expect(wish(0.6, 0.5)).toBe(false);
  expect(wish(-0.1, 0.5)).toBe(false);
  expect(wish(0.5, 1.1)).toBe(false);
  expect(wish(Number.NaN, 0.5)).toBe(false);
  const mature = (at: number) =>
    scanLimits.safeParse({
      ...SHIPPED_LIMITS,
      porn: { mature: at, review: null, reject: 0.6 },
    }).success;
  expect([0.6, 0.7].map(mature)).toEqual([true, false]);
  // Limits from before works were rated have none.
  const { mature: _, ...earlier } = SHIPPED_LIMITS.porn;
  expect(scanLimits.parse({ ...SHIPPED_LIMITS, porn: earlier }).porn.mature).toBeNull();
  expect(scanLimits.safeParse({ porn: { review: 0, reject: 1 } }).success).toBe(false);
});
