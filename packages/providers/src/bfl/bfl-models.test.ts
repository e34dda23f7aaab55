import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { BFL_MODELS } from "./bfl-models.ts";

const map = (said: Parameters<typeof recipeOf>[0] = {}, pictures = {}) =>
  BFL_MODELS["flux-pro-1.1"]?.(
    recipeOf({ type: "text-to-image", prompt: "a fox", seed: 7, ...said }),
    pictures,
  );

test("sends the prompt unchanged, with the aspect ratio and the strictest safety setting", () => {
  const body = {
    prompt: "a fox",
    width: 1312,
    height: 736,
    seed: 7,
    prompt_upsampling: false,
    safety_tolerance: 0,
    output_format: "png",
  };
  expect(map()).toEqual(body);
  expect(map({ aspectRatio: "9:16" })).toEqual({ ...body, width: 736, height: 1312 });
  expect(map({ aspectRatio: "1:1" })).toEqual({ ...body, width: 1024, height: 1024 });
});

test("uses sides that are multiples of 32, within the limits and in the requested aspect ratio", () => {
  for (const [aspectRatio, shape] of [
    ["16:9", 16 / 9],
    ["9:16", 9 / 16],
    ["1:1", 1],
  ] as const) {
    const { width, height } = map({ aspectRatio }) as { width: number; height: number };
    for (const side of [width, height]) {
      expect(side % 32).toBe(0);
      expect(side).toBeGreaterThanOrEqual(256);
      expect(side).toBeLessThanOrEqual(1_440);
    }
    expect(Math.abs(width / height / shape - 1)).toBeLessThan(0.005);
  }
});

test.each([
  ["a picture", {}, { first: "data:image/webp;base64,AAAA" }],
  ["what is not to be seen", { negative_prompt: "rain" }, {}],
])("refuses %s instead of leaving it out", (_what, said, pictures) => {
  expect(map(said, pictures)).toBeNull();
});
