import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { FAL_MODELS } from "./fal-models.ts";

const KLING = "fal-ai/kling-video/v1.6/pro";
const SEEDANCE = "fal-ai/bytedance/seedance/v1/pro";
const first = "data:image/webp;base64,AAAA";
const last = "data:image/webp;base64,BBBB";
const said = { prompt: "a fox", duration: 5, seed: 7, aspectRatio: "16:9" } as const;
const film = recipeOf(said);
const face = recipeOf({ ...said, type: "face-to-video" });

const map = (model: string, recipe = film, pictures = {}) => FAL_MODELS[model]?.(recipe, pictures);

test("sends Kling a bare number of seconds, a first and a tail frame, and a face as subject", () => {
  const common = { prompt: "a fox", duration: "5", aspect_ratio: "16:9" };
  const model = `${KLING}/text-to-video`;
  expect(map(model)).toEqual({ endpoint: model, input: common });
  expect(map(model, { ...film, negative_prompt: "rain" }, { first, last })).toEqual({
    endpoint: `${KLING}/image-to-video`,
    input: { ...common, negative_prompt: "rain", image_url: first, tail_image_url: last },
  });
  expect(map(model, face, { first })).toEqual({
    endpoint: `${KLING}/elements`,
    input: { ...common, input_image_urls: [first] },
  });
  expect(map(model, face)).toBeNull();
});

test("requests the Seedance film that was priced, ignoring settings written into the prompt", () => {
  const common = {
    prompt: "a fox",
    duration: "5",
    resolution: "720p",
    seed: 7,
    enable_safety_checker: true,
    aspect_ratio: "16:9",
  };
  const flagged = { ...film, prompt: "a fox --duration 12 --rs 1080p --seed=3" };
  expect(map(`${SEEDANCE}/text-to-video`, flagged)).toEqual({
    endpoint: `${SEEDANCE}/text-to-video`,
    input: common,
  });
  expect(map(`${SEEDANCE}/text-to-video`, film, { first, last })).toEqual({
    endpoint: `${SEEDANCE}/image-to-video`,
    input: { ...common, image_url: first, end_image_url: last },
  });
  expect(map(`${SEEDANCE}/fast/text-to-video`, film, { first })).toEqual({
    endpoint: `${SEEDANCE}/fast/image-to-video`,
    input: { ...common, image_url: first },
  });
  expect(map(`${SEEDANCE}/fast/text-to-video`, film, { first, last })).toBeNull();
});

test("sends Veo seconds with an s and disables the rewriting of refused prompts", () => {
  const input = {
    prompt: "a fox",
    duration: "8s",
    resolution: "720p",
    generate_audio: true,
    seed: 7,
    auto_fix: false,
    safety_tolerance: "1",
    aspect_ratio: "16:9",
  };
  const eight = recipeOf({ ...said, duration: 8 });
  expect(map("fal-ai/veo3", eight)).toEqual({ endpoint: "fal-ai/veo3", input });
  expect(map("fal-ai/veo3/fast", eight, { first })).toEqual({
    endpoint: "fal-ai/veo3/fast/image-to-video",
    input: { ...input, image_url: first },
  });
});

test("sends two pictures to the separate endpoint of Veo 3.1 and refuses them for Veo 3", () => {
  const both = { first, last };
  expect(map("fal-ai/veo3.1", film)?.endpoint).toBe("fal-ai/veo3.1");
  expect(map("fal-ai/veo3.1/fast", film, { first })).toMatchObject({
    endpoint: "fal-ai/veo3.1/fast/image-to-video",
    input: { image_url: first },
  });
  const passage = map("fal-ai/veo3.1", film, both);
  expect(passage?.endpoint).toBe("fal-ai/veo3.1/first-last-frame-to-video");
  expect(passage?.input).toMatchObject({ first_frame_url: first, last_frame_url: last });
  expect(passage?.input).not.toHaveProperty("image_url");
  expect(map("fal-ai/veo3", film, both)).toBeNull();
});

test("lets Kling Turbo take the shape of its picture, and refuses a face", () => {
  const turbo = "fal-ai/kling-video/v2.5-turbo/pro";
  const model = `${turbo}/text-to-video`;
  const common = { prompt: "a fox", duration: "5" };
  expect(map(model)).toEqual({ endpoint: model, input: { ...common, aspect_ratio: "16:9" } });
  expect(map(model, film, { first, last })).toEqual({
    endpoint: `${turbo}/image-to-video`,
    input: { ...common, image_url: first, tail_image_url: last },
  });
  expect(map(model, face, { first })).toBeNull();
});

test("requests a single picture of the given size or ratio under the strictest setting", () => {
  const picture = recipeOf({
    type: "text-to-image",
    prompt: "a fox",
    seed: 7,
    width: 1024,
    height: 576,
  });
  const common = { prompt: "a fox", num_images: 1, seed: 7 };
  const image_size = { width: 1024, height: 576 };
  expect(map("fal-ai/flux-pro/v1.1", picture)?.input).toEqual({
    ...common,
    image_size,
    output_format: "png",
    safety_tolerance: "1",
  });
  expect(map("fal-ai/nano-banana", picture)?.input).toEqual({
    ...common,
    aspect_ratio: "16:9",
    output_format: "png",
    limit_generations: true,
    safety_tolerance: "1",
  });
  expect(map("google/nano-banana-2.1", picture)).toEqual({
    endpoint: "google/nano-banana-2.1",
    input: {
      ...common,
      aspect_ratio: "16:9",
      resolution: "1K",
      output_format: "png",
      limit_generations: true,
      safety_tolerance: "1",
    },
  });
  expect(map("fal-ai/bytedance/seedream/v4/text-to-image", picture)?.input).toEqual({
    ...common,
    image_size,
    max_images: 1,
    enable_safety_checker: true,
  });
  expect(map("fal-ai/ideogram/v3", { ...picture, negative_prompt: "rain" })?.input).toEqual({
    ...common,
    image_size,
    negative_prompt: "rain",
    rendering_speed: "TURBO",
    expand_prompt: false,
  });
  const real = { ...picture, style_words: "In a photorealistic style." };
  expect(map("fal-ai/ideogram/v3", real)?.input).toMatchObject({
    ...{ prompt: "a fox", style: "REALISTIC" },
  });
  expect(map("fal-ai/ideogram/v3", picture, { first })).toBeNull();
});

test("requests music of the given length in milliseconds", () => {
  const music = recipeOf({ type: "text-to-music", prompt: "a waltz", duration: 30 });
  expect(map("fal-ai/elevenlabs/music", music)?.input).toEqual({
    prompt: "a waltz",
    music_length_ms: 30_000,
  });
});

test("requests music of the length that was priced, instrumental on request", () => {
  const music = recipeOf({ type: "text-to-music", prompt: "a waltz", duration: 60, seed: 7 });
  const unsung = { ...music, settings: { instrumental: true } };
  const eleven = { prompt: "a waltz", music_length_ms: 60_000 };
  expect(map("fal-ai/elevenlabs/music", music)?.input).toEqual(eleven);
  expect(map("fal-ai/elevenlabs/music", unsung)?.input).toEqual({
    ...eleven,
    force_instrumental: true,
  });
  const ace = { prompt: "a waltz", duration: 60, seed: 7 };
  const model = "fal-ai/ace-step/prompt-to-audio";
  expect(map(model, music)?.input).toEqual({ ...ace, instrumental: false });
  expect(map(model, unsung)?.input).toEqual({ ...ace, instrumental: true });
});
