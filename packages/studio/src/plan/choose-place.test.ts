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

test("of several named places, the one whose painting shows most of them", () => {
  for (const [prompt, place, vistas] of [
    ["a deer at a forest lake", "lake", undefined],
    ["an eagle over a desert canyon", "canyon", undefined],
    ["a goat in the mountains by a lake", "mountains", ["lake"]],
    ["a tiger in the jungle by a waterfall", "jungle", ["waterfall"]],
    ["a parrot by a waterfall in the jungle", "waterfall", undefined],
    ["a village in the mountains", "village", ["mountains"]],
    ["a village", "village", undefined],
    ["a fox in a forest in the snow", "forest", undefined],
    ["a fox in a forest and a harbour", "forest", undefined],
  ] as const)
    expect({ prompt, ...pick(planCasting(prompt)) }).toEqual({ prompt, place, vistas });
});

const pick = ({ place, vistas }: ReturnType<typeof planCasting>) => ({ place, vistas });

test("weather stays behind the window, and away where there is none or nobody names it", () => {
  const weatherOf = (prompt: string) => planCasting(prompt).weather;
  expect(weatherOf("a cat in a room on a rainy night")).toBe("rain");
  expect(weatherOf("a cat in a room in the snow")).toBe("snow");
  expect(weatherOf("a cat in a room")).toBe("clear");
  expect(weatherOf("a cat in a museum on a rainy night")).toBe("clear");
  expect(weatherOf("a cat in a cave in the rain")).toBe("clear");
});
