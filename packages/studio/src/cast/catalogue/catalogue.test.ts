import { describe, expect, it } from "vitest";
import { boxOf } from "../paint/load-icon.ts";
import { CATALOGUE, subjectOf } from "./catalogue.ts";
import { readSubjects } from "./subject.ts";

describe("catalogue", () => {
  it("has one subject per key and one meaning per word", () => {
    const words = CATALOGUE.flatMap((subject) => subject.words);
    const twice = words.filter((word, index) => words.indexOf(word) !== index);
    expect(twice).toEqual([]);
    expect(new Set(CATALOGUE.map((subject) => subject.key)).size).toBe(CATALOGUE.length);
  });

  it("has a packed picture for every subject", () => {
    for (const { icon } of CATALOGUE) {
      const box = boxOf(icon);
      expect(box.width, icon).toBeGreaterThan(3);
      expect(box.height, icon).toBeGreaterThan(3);
    }
  });

  it("throws on unknown keys and invalid lines", () => {
    expect(() => subjectOf("theremin")).toThrow(RangeError);
    const shared = { rig: "prop", stance: "ground", action: "idle" } as const;
    expect(() => readSubjects(shared, "lamp - tall room")).toThrow(RangeError);
    expect(() => readSubjects(shared, "lamp - 1 attic")).toThrow(RangeError);
  });
});
