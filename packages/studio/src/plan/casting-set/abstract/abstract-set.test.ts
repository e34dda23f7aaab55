import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../../cast/catalogue/catalogue.ts";
import { MOODS, PLACES } from "../../../scene/scene-spec.ts";
import { planCasting } from "../judge-casting.ts";
import { judgeAbstract, readAbstractSet } from "./judge-abstract.ts";

const LEAST_RIGHT = 0.55;
const MOST_WRONG = 0.25;

const EMBLEMS = new URL("../../../../assets/meaning/emblems.txt", import.meta.url);

describe("prompts that name nothing drawable", () => {
  const verdicts = readAbstractSet("held-out").map((row) => ({ row, ...judgeAbstract(row) }));
  const share = (wanted: string) =>
    verdicts.filter(({ verdict }) => verdict === wanted).length / verdicts.length;

  it("show something fitting, and seldom something unfitting", () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(60);
    expect(share("right")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(share("wrong")).toBeLessThanOrEqual(MOST_WRONG);
  });

  it("report every emblem with what it is drawn as", () => {
    const { cast, approximations } = planCasting("homework");
    expect(cast).toHaveLength(1);
    expect(approximations).toEqual([{ words: "homework", drawnAs: expect.any(String) }]);
  });

  it("never get persons in addition to those named, or a second place", () => {
    const knight = planCasting("a cat full of bravery");
    expect(knight.cast.map(({ subject }) => subject)).toEqual(["cat"]);
    expect(knight.missing).toContain("bravery");
    expect(planCasting("a vacation in the mountains").place).toBe("mountains");
  });

  it("name only existing subjects, places and moods", () => {
    const keys = readFileSync(EMBLEMS, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.slice(0, line.indexOf(":")));
    const known = new Set([
      ...CATALOGUE.map(({ key }) => key),
      ...PLACES.map((place) => `@${place}`),
      ...MOODS.map((mood) => `~${mood}`),
    ]);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });
});
