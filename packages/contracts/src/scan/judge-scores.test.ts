import { describe, expect, it } from "vitest";
import { judgeScores } from "./judge-scores.ts";
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
  const limits = { ...SHIPPED_LIMITS, sexy: { review: null, reject: null } };
  expect(judgeScores({ sexy: 1 }, limits)).toBe("clean");
  const strict = { ...SHIPPED_LIMITS, hentai: { review: 0.1, reject: 0.2 } };
  expect(judgeScores({ hentai: 0.15 }, strict)).toBe("unsure");
  expect(judgeScores({ hentai: 0.2 }, strict)).toBe("hit");
  expect(judgeScores({ porn: 0.2 }, strict)).toBe("clean");
});

it("requires limits between 0 and 1, with rejection at or above review", () => {
  const wish = (review: number | null, reject: number | null) =>
    scanLimits.safeParse({ ...SHIPPED_LIMITS, porn: { review, reject } }).success;
  expect(wish(0.5, 0.5)).toBe(true);
  expect(wish(null, 0.5)).toBe(true);
  expect(wish(0.6, null)).toBe(true);
  expect(wish(0.6, 0.5)).toBe(false);
  expect(wish(-0.1, 0.5)).toBe(false);
  expect(wish(0.5, 1.1)).toBe(false);
  expect(wish(Number.NaN, 0.5)).toBe(false);
  expect(scanLimits.safeParse({ porn: { review: 0, reject: 1 } }).success).toBe(false);
});
