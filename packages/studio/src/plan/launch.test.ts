import { expect, test } from "vitest";
import { planCasting } from "./casting-set/judge-casting.ts";
import { planScene } from "./plan-scene.ts";

const membersOf = (prompt: string) => planCasting(prompt).cast;

test("places waterfowl, boats and swimmers in a lake, smaller than on its shore", () => {
  for (const prompt of [
    "a swan on a lake",
    "a duck swimming in a lake",
    "a man swimming in a lake",
    "a boat on a lake",
    "a crocodile swimming in a swamp",
    "a fishing boat in the harbour",
  ]) {
    const [member] = membersOf(prompt);
    expect(member?.sinks, prompt).toBeGreaterThan(0);
    expect(member?.nearness, prompt).toBeLessThan(0.6);
    expect(member?.altitude, prompt).toBe(0);
  }
});

test("keeps non-swimmers on the shore", () => {
  for (const prompt of ["a boy at a lake", "a duck running by the lake", "a wolf at a river"]) {
    const [member] = membersOf(prompt);
    expect(member?.sinks, prompt).toBeUndefined();
    expect(member?.nearness, prompt).toBeGreaterThan(0.6);
  }
});

test("places a crowd on the quay or bank, including its back row", () => {
  for (const prompt of ["seven cats in the harbour", "six dogs at a lake"]) {
    const cast = membersOf(prompt);
    expect(cast.length).toBeGreaterThan(5);
    for (const { nearness } of cast) expect(nearness, prompt).toBeGreaterThan(0.6);
  }
});

test("has room for two in a river, in wide frames only", () => {
  const ducks = membersOf("three ducks on a river");
  expect(ducks.map(({ sinks }) => sinks !== undefined)).toEqual([true, true, false]);
  const tall = planScene({
    ...{ prompt: "a duck on a river", negativePrompt: "", kind: "image", style: "animation" },
    ...{ effect: null, aspectRatio: "9:16", duration: 0, fps: 0, seed: 3 },
  });
  expect(tall.cast[0]?.sinks).toBeUndefined();
});

test("places houses and trees at the shore of a lake", () => {
  for (const prompt of ["a house by a lake", "a castle by the lake", "a boy and a house by a lake"])
    for (const { subject, nearness, sinks } of membersOf(prompt)) {
      expect(nearness, `${subject}: ${prompt}`).toBeGreaterThanOrEqual(0.7);
      expect(sinks).toBeUndefined();
    }
});
