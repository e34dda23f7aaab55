import { WISHES } from "@kinora/contracts/prompt/wishes";
import { expect, test } from "vitest";
import { BEST_FOR, bestFor } from "./best-for.ts";
import { MODEL_ENTRIES } from "./model-entries.ts";

test("lists only current catalogue models for each wish, without duplicates", () => {
  const offered = MODEL_ENTRIES.filter(({ list }) => list === "current").map(({ key }) => key);
  for (const wish of WISHES) {
    expect(BEST_FOR[wish].length, wish).toBeGreaterThan(0);
    expect(new Set(BEST_FOR[wish]).size, wish).toBe(BEST_FOR[wish].length);
    for (const key of BEST_FOR[wish]) expect(offered, wish).toContain(key);
  }
});

test("orders the models for a long clip by their longest duration", () => {
  const longest = (key: string) =>
    Math.max(...(MODEL_ENTRIES.find((entry) => entry.key === key)?.durations ?? []));
  const lengths = BEST_FOR.longClip.map(longest);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

test("returns the rank of a model for each wish it is listed under", () => {
  expect(bestFor("veo 3")).toMatchObject({ talkingFace: 0, footage: 0 });
  expect(bestFor("upload")).toEqual({});
});
