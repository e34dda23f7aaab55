import { expect, test } from "vitest";
import { planCasting } from "./casting-set/judge-casting.ts";

test("actions choose the place unless the prompt names one", () => {
  for (const [prompt, place] of [
    ["a boy skiing", "snow"],
    ["a girl surfing", "ocean"],
    ["a woman sleeping", "bedroom"],
    ["a woman sleeping in the park", "park"],
    ["a boy skiing in the mountains", "mountains"],
  ] as const)
    expect(planCasting(prompt).place, prompt).toBe(place);
  // Animals sleep where they live.
  expect(planCasting("a bear sleeping").place).not.toBe("bedroom");
});
