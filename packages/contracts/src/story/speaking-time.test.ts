import { expect, test } from "vitest";
import { speakingTime } from "./speaking-time.ts";

/** Texts and the seconds the voices heart, george and pocket took for them. */
const SPOKEN = [
  ["They may laugh. I will do it all the same.", 2.26, 2.76, 3.04],
  ["The storm had swallowed the last of them.", 2.01, 2.74, 2.81],
  ["Where are you?", 0.82, 1.16, 1.11],
  ["She ran, and ran, and ran, until the forest ended and the sea began.", 4.2, 4.96, 6.22],
  [
    "In 1969, two astronauts walked on the moon while six hundred million people watched.",
    ...[5.5, 6.16, 7.5],
  ],
  [
    "Photosynthesis converts sunlight, water and carbon dioxide into sugar and oxygen.",
    ...[5.34, 6.05, 7.4],
  ],
] as const;

test.each(SPOKEN)("%s: between the quickest and the slowest voice", (text, ...seconds) => {
  expect(speakingTime(text)).toBeGreaterThan(Math.min(...seconds) * 0.95);
  expect(speakingTime(text)).toBeLessThan(Math.max(...seconds) * 1.05);
});

test("twice the speed takes half the time", () => {
  expect(speakingTime("one two three", 2)).toBeCloseTo(speakingTime("one two three") / 2);
});

test("characters of dense scripts take their own time, signs and pictures none", () => {
  expect(speakingTime("狐狸找到灯笼了吗好")).toBeCloseTo(2);
  expect(speakingTime("🦊🏮 … !")).toBe(0);
  expect(speakingTime("3.5")).toBeCloseTo(speakingTime("35"));
});
