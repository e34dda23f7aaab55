import { expect, test } from "vitest";
import { speakingTime } from "./speaking-time.ts";

/** Texts and the seconds that the voices heart, george and pocket took for them. */
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

test.each(SPOKEN)("estimates %s between the fastest and the slowest voice", (text, ...seconds) => {
  expect(speakingTime(text)).toBeGreaterThan(Math.min(...seconds) * 0.95);
  expect(speakingTime(text)).toBeLessThan(Math.max(...seconds) * 1.05);
});

test("halves the time at twice the speed", () => {
  expect(speakingTime("one two three", 2)).toBeCloseTo(speakingTime("one two three") / 2);
});

test("counts characters of dense scripts separately, and symbols and emoji not at all", () => {
  expect(speakingTime("狐狸找到灯笼了吗好")).toBeCloseTo(2);
  expect(speakingTime("🦊🏮 … !")).toBe(0);
  expect(speakingTime("3.5")).toBeCloseTo(speakingTime("35"));
});
