import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { REPLICATE_MODELS } from "./replicate-models.ts";

const first = "data:image/webp;base64,AAAA";
const last = "data:image/webp;base64,BBBB";
const film = recipeOf({ prompt: "a fox", duration: 5, seed: 7 });
const face = recipeOf({ prompt: "a fox", duration: 5, seed: 7, type: "face-to-video" });
const map = (model: string, recipe = film, pictures = {}) =>
  REPLICATE_MODELS[model]?.(recipe, pictures);

test("sends seconds as numbers, and pictures in the fields of each model", () => {
  const words = { prompt: "a fox", duration: 5, aspect_ratio: "16:9" };
  expect(map("kwaivgi/kling-v1.6-pro", film, { first, last })).toEqual({
    ...words,
    start_image: first,
    end_image: last,
  });
  expect(map("kwaivgi/kling-v1.6-pro", face, { first })).toEqual({
    ...words,
    reference_images: [first],
  });
  const turbo = "kwaivgi/kling-v2.5-turbo-pro";
  expect(map(turbo, { ...film, negative_prompt: "rain" }, { first })).toEqual({
    ...words,
    negative_prompt: "rain",
    start_image: first,
  });
  expect(map(turbo)).toEqual(words);
  expect(map(turbo, film, { first, last })).toBeNull();
  expect(map(turbo, face, { first })).toBeNull();
  expect(map("bytedance/seedance-1-pro", film, { first, last })).toEqual({
    ...words,
    resolution: "720p",
    seed: 7,
    image: first,
    last_frame_image: last,
  });
  expect(map("runwayml/gen4-turbo", film, { first })).toEqual({ ...words, seed: 7, image: first });
});

test("refuses what a model has no field for instead of leaving it out", () => {
  expect(map("runwayml/gen4-turbo")).toBeNull();
  expect(map("bytedance/seedance-1-pro-fast", film, { first, last })).toBeNull();
  expect(map("google/veo-3", film, { first, last })).toBeNull();
  const rainless = recipeOf({ type: "text-to-image", negative_prompt: "rain" });
  expect(map("ideogram-ai/ideogram-v3-turbo", rainless)).toBeNull();
});

test("maps orders of pictures", () => {
  const picture = recipeOf({ type: "text-to-image", prompt: "a fox", seed: 7 });
  expect(map("black-forest-labs/flux-1.1-pro", picture)).toEqual({
    prompt: "a fox",
    seed: 7,
    safety_tolerance: 1,
    output_format: "png",
    aspect_ratio: "16:9",
  });
  expect(map("bytedance/seedream-4", picture)).toEqual({
    prompt: "a fox",
    size: "2K",
    max_images: 1,
    sequential_image_generation: "disabled",
    aspect_ratio: "16:9",
  });
  expect(map("ideogram-ai/ideogram-v3-turbo", picture)).toEqual({
    prompt: "a fox",
    seed: 7,
    magic_prompt_option: "Off",
    aspect_ratio: "16:9",
  });
  const real = { ...picture, style_words: "In a photorealistic style." };
  expect(map("ideogram-ai/ideogram-v3-turbo", real)).toMatchObject({
    ...{ prompt: "a fox", style_type: "Realistic" },
  });
});
