import { expect, it } from "vitest";
import { joinTakes } from "./join-takes.ts";

const breath = (level: number, sampleRate = 8_000) => ({
  samples: new Float32Array(sampleRate).fill(level),
  sampleRate,
  times: [{ start: 0.2, end: 0.8 }],
  mark: "." as const,
  ends: false,
});

it("shifts times by the pause, unifies sample rates and stays below full scale", () => {
  const joined = joinTakes([breath(0.5), breath(1, 16_000)], 1);
  expect(joined.sampleRate).toBe(8_000);
  expect(joined.samples.length / 8_000).toBeCloseTo(2.34, 3);
  expect(joined.times[1]?.start).toBeCloseTo(1.54, 3);
  expect(Math.max(...joined.samples)).toBeLessThan(0.9);
  expect(joined.samples[9_000]).toBe(0);
});
