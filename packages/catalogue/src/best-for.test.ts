import { WISHES } from "@kinora/contracts/prompt/wishes";
import { expect, test } from "vitest";
import { BEST_FOR, bestFor } from "./best-for.ts";
import { MODEL_ENTRIES } from "./model-entries.ts";

test("every wish names models of the catalogue that are offered for new work, each once", () => {
  const offered = MODEL_ENTRIES.filter(({ list }) => list === "current").map(({ key }) => key);
  for (const wish of WISHES) {
    expect(BEST_FOR[wish].length, wish).toBeGreaterThan(0);
    expect(new Set(BEST_FOR[wish]).size, wish).toBe(BEST_FOR[wish].length);
    for (const key of BEST_FOR[wish]) expect(offered, wish).toContain(key);
  }
});

test("a long clip is wished of who makes the longest first", () => {
  const longest = (key: string) =>
    Math.max(...(MODEL_ENTRIES.find((entry) => entry.key === key)?.durations ?? []));
  const lengths = BEST_FOR.longClip.map(longest);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

test("a model knows its places", () => {
  expect(bestFor("veo 3")).toMatchObject({ talkingFace: 0, footage: 0 });
  expect(bestFor("upload")).toEqual({});
});
