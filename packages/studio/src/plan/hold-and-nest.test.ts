import { expect, test } from "vitest";
import { scaleAt } from "../cast/measure-figure.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import { planCasting } from "./casting-set/judge-casting.ts";

/** Returns two members of the cast, the first named one first. */
function pairOf(prompt: string): readonly [CastMember, CastMember] {
  const [first, second] = planCasting(prompt).cast;
  if (first === undefined || second === undefined) throw new Error(`not two: ${prompt}`);
  return [first, second];
}

const seenHeight = ({ height, nearness }: CastMember) => height * scaleAt(nearness);

test("carries a pet in front of the chest", () => {
  for (const prompt of ["a man holding a cat", "a girl carrying a rabbit"]) {
    const [holder, pet] = pairOf(prompt);
    expect(Math.abs(holder.x - pet.x), prompt).toBeLessThan(0.08);
    expect(pet.altitude, prompt).toBeGreaterThan(0.03);
    expect(pet.nearness, prompt).toBeGreaterThan(holder.nearness);
    expect(seenHeight(pet), prompt).toBeLessThan(seenHeight(holder) * 0.5);
  }
});

test("holds a sign in front of the body, below the face", () => {
  const [bearer, sign] = pairOf('a woman holding a sign that says "Hello"');
  expect(sign.x).toBeCloseTo(bearer.x);
  expect(sign.nearness).toBeGreaterThan(bearer.nearness);
  expect(seenHeight(sign)).toBeLessThan(seenHeight(bearer) * 0.5);
});

test("seats a figure in the crown of its tree", () => {
  for (const prompt of ["a bird in a tree", "a cat in a tree", "an owl sitting in a tree"]) {
    const [climber, tree] = pairOf(prompt);
    expect(climber.altitude, prompt).toBeGreaterThan(seenHeight(tree) * 0.3);
    expect(climber.altitude, prompt).toBeLessThan(seenHeight(tree) * 0.8);
    expect(climber.nearness, prompt).toBeGreaterThan(tree.nearness);
    expect(climber.action, prompt).toBe("sit");
  }
});

test("flies a witch above her broom", () => {
  const [witch, broom] = pairOf("a witch flying on a broom over a village");
  expect(broom.altitude).toBeGreaterThan(0.1);
  expect(witch.altitude).toBeGreaterThan(broom.altitude);
  expect(witch.x).toBeCloseTo(broom.x);
});

test("lowers a wheelchair's seat, and counts a picture of wrestlers as two", () => {
  const [woman, chair] = pairOf("a woman in a wheelchair");
  expect(woman.altitude).toBeLessThan(seenHeight(chair) * 0.4);
  expect(planCasting("two boxers fighting").cast).toHaveLength(1);
  expect(planCasting("four wrestlers").cast).toHaveLength(2);
});
