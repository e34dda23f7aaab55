import { expect, test } from "vitest";
import { planCasting } from "../plan/casting-set/judge-casting.ts";
import { floorAt } from "../plan/draft.ts";

const keysOf = (prompt: string) => planCasting(prompt).cast.map(({ subject }) => subject);

test("a figure named after an instrument has it", () => {
  for (const [prompt, thing] of [
    ["a guitarist on stage", "guitar"],
    ["a guitar player in the park", "guitar"],
    ["a violinist playing in the street", "violin"],
    ["an old drummer", "drum"],
    ["a pianist on stage", "piano"],
  ] as const) {
    const { cast, missing, approximations } = planCasting(prompt);
    expect(
      cast.map(({ subject }) => subject),
      prompt,
    ).toEqual(["person", thing]);
    expect(missing, prompt).toEqual([]);
    expect(approximations ?? [], prompt).toEqual([]);
  }
});

test("each of several figures has one, and none has two", () => {
  const { cast } = planCasting("two guitarists");
  const guitars = cast.filter(({ subject }) => subject === "guitar");
  const players = cast.filter(({ subject }) => subject === "person");
  expect([players.length, guitars.length]).toEqual([2, 2]);
  for (const [index, guitar] of guitars.entries())
    expect(Math.abs(guitar.x - (players[index]?.x ?? 0))).toBeLessThan(0.06);
  expect(keysOf("a guitarist playing a guitar")).toEqual(["person", "guitar"]);
  expect(keysOf("a pianist holding a cup of coffee")).toEqual(["person", "coffee"]);
});

test("an instrument is played in front of the body, below the face", () => {
  const [woman, guitar] = planCasting("a woman playing guitar").cast;
  if (woman === undefined || guitar === undefined) throw new RangeError("nobody plays");
  expect(guitar.nearness).toBeGreaterThan(woman.nearness);
  expect(guitar.altitude + guitar.height * 0.9).toBeLessThan(woman.altitude + woman.height * 0.56);
  expect(Math.abs(guitar.x - woman.x)).toBeLessThan(0.05);
  expect(floorAt(guitar.nearness)).toBeGreaterThan(floorAt(woman.nearness));
});
