import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { COMFY_MODELS } from "./comfy-models.ts";

const SEEDANCE = "byteplus/seedance-1-0-pro-250528";
const FAST = "byteplus/seedance-1-0-pro-fast-251015";
const first = "data:image/webp;base64,AAAA";
const last = "data:image/webp;base64,BBBB";
const film = recipeOf({ prompt: "a fox", duration: 5, seed: 7 });
const picture = recipeOf({
  ...{ type: "text-to-image", prompt: "a fox", seed: 7, width: 1280, height: 720 },
});
const map = (model: string, recipe = film, pictures = {}) =>
  COMFY_MODELS[model]?.body(recipe, pictures);

test("sends Gen-4 Turbo a first frame and a ratio in pixels", () => {
  const body = { promptText: "a fox", duration: 5, seed: 7, promptImage: first };
  expect(map("runway/gen4_turbo", film, { first })).toEqual({ ...body, ratio: "1280:720" });
  const upright = recipeOf({ prompt: "a fox", duration: 10, seed: 7, aspectRatio: "9:16" });
  expect(map("runway/gen4_turbo", upright, { first })).toEqual({
    ...{ ...body, ratio: "720:1280", duration: 10 },
  });
  const square = recipeOf({ prompt: "a fox", duration: 5, seed: 7, aspectRatio: "1:1" });
  expect(map("runway/gen4_turbo", square, { first })).toMatchObject({ ratio: "960:960" });
});

test("refuses what Gen-4 Turbo does not support instead of leaving it out", () => {
  expect(map("runway/gen4_turbo")).toBeNull();
  expect(map("runway/gen4_turbo", film, { first, last })).toBeNull();
  const long = recipeOf({ prompt: "x".repeat(1_001), duration: 5 });
  expect(map("runway/gen4_turbo", long, { first })).toBeNull();
  const large = `data:image/png;base64,${"A".repeat(5_000_000)}`;
  expect(map("runway/gen4_turbo", film, { first: large })).toBeNull();
});

test("requests the Seedance film that was priced, ignoring settings written into the prompt", () => {
  const body = {
    content: [{ type: "text", text: "a fox" }],
    ratio: "16:9",
    resolution: "720p",
    duration: 5,
    seed: 7,
    watermark: false,
  };
  const flagged = { ...film, prompt: "a fox --duration 12 --rs 1080p --seed=3" };
  expect(map(SEEDANCE, flagged)).toEqual(body);
  expect(map(FAST)).toEqual(body);
  expect(map(SEEDANCE, film, { first, last })).toEqual({
    ...body,
    content: [
      { type: "text", text: "a fox" },
      { type: "image_url", image_url: { url: first }, role: "first_frame" },
      { type: "image_url", image_url: { url: last }, role: "last_frame" },
    ],
  });
  expect(map(FAST, film, { first, last })).toBeNull();
});

test("requests a single picture without a watermark, by size or by ratio", () => {
  expect(map("byteplus/seedream-4-0-250828", picture)).toEqual({
    prompt: "a fox",
    size: "2560x1440",
    sequential_image_generation: "disabled",
    response_format: "url",
    watermark: false,
  });
  const ideogram = {
    prompt: "a fox",
    rendering_speed: "TURBO",
    aspect_ratio: "16x9",
    num_images: 1,
    magic_prompt: "OFF",
    seed: 7,
  };
  expect(map("ideogram/ideogram-v3", picture)).toEqual(ideogram);
  expect(map("ideogram/ideogram-v3", { ...picture, negative_prompt: "rain" })).toEqual({
    ...ideogram,
    negative_prompt: "rain",
  });
  for (const model of ["byteplus/seedream-4-0-250828", "ideogram/ideogram-v3"])
    expect(map(model, picture, { first })).toBeNull();
});
