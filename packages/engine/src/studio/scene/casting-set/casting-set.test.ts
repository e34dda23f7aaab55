import { describe, expect, it } from "vitest";
import { judgeCasting } from "./judge-casting.ts";
import { readCastingSet } from "./read-casting-set.ts";

const LEAST_RIGHT = 0.9;

describe("the casting set", () => {
  const verdicts = readCastingSet().map(judgeCasting);
  const wrong = verdicts.filter(({ faults }) => faults.length > 0);

  it("is cast right in nine prompts of ten", () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(300);
    const right = 1 - wrong.length / verdicts.length;
    const list = wrong.map(({ prompt, faults }) => `${prompt}: ${faults.join("; ")}`).join("\n");
    expect(right, list).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it("tells what it leaves out or draws as something else", () => {
    expect(verdicts.filter(({ silent }) => silent).map(({ prompt }) => prompt)).toEqual([]);
  });
});
