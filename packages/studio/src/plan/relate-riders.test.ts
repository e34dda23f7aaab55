import { expect, test } from "vitest";
import { scaleAt } from "../cast/measure-figure.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import { planCasting } from "./casting-set/judge-casting.ts";

function two(prompt: string): readonly [CastMember, CastMember] {
  const [rider, carrier] = planCasting(prompt).cast;
  if (rider === undefined || carrier === undefined) throw new RangeError(prompt);
  return [rider, carrier];
}
const heightOf = (member: CastMember) => member.height * scaleAt(member.nearness);

test("a cyclist sits in front of the frame, with feet at pedal height", () => {
  for (const prompt of [
    "a man riding a bicycle",
    "a bear riding a bicycle",
    "an astronaut on a bicycle in the park",
  ]) {
    const [rider, bicycle] = two(prompt);
    expect(bicycle.subject, prompt).toBe("bicycle");
    expect(rider.action, prompt).toBe("drive");
    expect(rider.nearness, prompt).toBeGreaterThan(bicycle.nearness);
    const feet = rider.altitude - bicycle.altitude;
    expect(feet, prompt).toBeGreaterThan(0);
    expect(feet, prompt).toBeLessThan(heightOf(bicycle) * 0.2);
    expect(heightOf(rider), prompt).toBeGreaterThan(heightOf(bicycle));
  }
});

test("a seat grows to fit the figure on it", () => {
  for (const prompt of ["a king on his throne", "a boy sitting on a chair", "a cat on a sofa"]) {
    const [sitter, seat] = two(prompt);
    if (sitter.subject !== "cat") expect(heightOf(sitter), prompt).toBeGreaterThan(0.42);
    expect(heightOf(sitter), prompt).toBeGreaterThan(heightOf(seat) * 0.55);
  }
});

test("a puller goes in front of its load, and neither hides the other", () => {
  const [husky, sled] = two("husky pulling a sled");
  expect(husky.facing).toBe(sled.facing);
  const ahead = (husky.x - sled.x) * (husky.facing === "right" ? 1 : -1);
  expect(ahead).toBeGreaterThan(0.25);
  expect(planCasting("husky pulling a sled").missing).not.toContain("pulling");
});

test("several carriers stand side by side, one for each rider", () => {
  for (const [prompt, subject, count] of [
    ["three knights on horses", "horse", 3],
    ["two girls on bicycles", "bicycle", 2],
  ] as const) {
    const carriers = planCasting(prompt).cast.filter((member) => member.subject === subject);
    expect(carriers, prompt).toHaveLength(count);
    const xs = carriers.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [at, x] of xs.slice(1).entries()) expect(x - (xs[at] ?? 0)).toBeGreaterThan(0.2);
    expect(new Set(carriers.map(({ facing }) => facing)).size, prompt).toBe(1);
  }
});
