import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../cast/catalogue/catalogue.ts";
import { judgeCasting, planCasting } from "./judge-casting.ts";
import { readCastingSet } from "./read-casting-set.ts";

const LEAST_RIGHT = 0.9;

describe("the casting set", () => {
  const verdicts = readCastingSet().map(judgeCasting);
  const wrong = verdicts.filter(({ faults }) => faults.length > 0);

  it("casts nine in ten prompts correctly", () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(300);
    const right = 1 - wrong.length / verdicts.length;
    const list = wrong.map(({ prompt, faults }) => `${prompt}: ${faults.join("; ")}`).join("\n");
    expect(right, list).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it("reports every near relative drawn as a substitute", () => {
    const relatives = CATALOGUE.flatMap(({ key, relatives: words }) =>
      words.map((word) => ({ key, word })),
    );
    const kinds = readFileSync(
      new URL("../../../assets/meaning/nouns.txt", import.meta.url),
      "utf8",
    )
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("="))
      .map((line) => ({
        key: line.slice(0, line.indexOf(":")),
        word: line.slice(line.indexOf(":") + 2).split(",")[0] ?? "",
      }));
    expect(relatives.length).toBeGreaterThan(200);
    const quiet = [...relatives, ...kinds].filter(({ key, word }) => {
      const { cast, missing, approximations = [] } = planCasting(`a ${word}`);
      const drawn = cast.some(({ subject }) => subject === key);
      // A "back saw" is a saw, and its own name contains it.
      return drawn && !word.includes(key) && missing.length + approximations.length === 0;
    });
    expect(quiet).toEqual([]);
  });

  it("reports what is left out or drawn as something else", () => {
    expect(verdicts.filter(({ silent }) => silent).map(({ prompt }) => prompt)).toEqual([]);
  });
});
