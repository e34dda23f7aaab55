import { expect, test } from "vitest";
import { recipeOf } from "../test/recipe-of.ts";
import { COMFYUI_MODELS, placesOf } from "./comfyui-models.ts";
import { fillWorkflow } from "./fill-workflow.ts";
import { nameWeights } from "./weights.ts";
import { WORKFLOWS } from "./workflows.ts";

const none = { first: false, last: false };
const one = { first: true, last: false };
const two = { first: true, last: true };
const film = { generationModel: "animatediff", prompt: "a fox", duration: 4, fps: 8 };
const choose = (endpoint: string, said: Parameters<typeof recipeOf>[0], pictures = none) =>
  COMFYUI_MODELS[endpoint]?.choose(recipeOf({ ...film, ...said }), pictures);

test.each([
  ["animatediff", {}, none, "animatediff-words"],
  ["animatediff", { effect: "zoom" }, none, "animatediff-words-zoom"],
  ["animatediff", { effect: "motion" }, none, "animatediff-words-pan"],
  ["animatediff", { settings: { last_prompt: "a hare" } }, none, "animatediff-words-morph"],
  ["animatediff", {}, one, "animatediff-picture"],
  ["animatediff", { effect: "zoom" }, one, "animatediff-picture-zoom"],
  ["animatediff", { effect: "motion" }, one, "animatediff-picture-pan"],
  ["animatediff", {}, two, "animatediff-pictures-morph"],
  ["zeroscope", {}, none, "zeroscope"],
  ["wan", {}, none, "wan-words"],
  ["wan", {}, one, "wan-picture"],
  ["ltx", {}, one, "ltx-picture"],
  ["sdxl", {}, none, "sdxl"],
] as const)(
  "makes %s of %j with the pictures %j by the workflow %s",
  (endpoint, said, pictures, name) => {
    expect(choose(endpoint, said, pictures)).toBe(name);
  },
);

test.each([
  ["animatediff", { effect: "action" }, none],
  ["animatediff", { effect: "zoom", settings: { last_prompt: "a hare" } }, none],
  ["animatediff", { settings: { last_prompt: "a hare" } }, one],
  ["zeroscope", {}, one],
  ["wan", {}, two],
  ["ltx", {}, none],
  ["ltx", {}, two],
] as const)("finds no workflow of %s for %j with the pictures %j", (endpoint, said, pictures) => {
  expect(choose(endpoint, said, pictures)).toBeNull();
});

test("fills every placeholder of a text-to-image workflow", () => {
  const weights = nameWeights({ COMFYUI_WEIGHTS: "sdxl=mine.safetensors" });
  const recipe = recipeOf({
    ...{ type: "text-to-image", prompt: "a {{seed}} fox", negative_prompt: "text", seed: 7 },
    ...{ width: 1344, height: 768 },
  });
  const places = { ...placesOf(recipe), "weights:sdxl": weights.get("sdxl")?.file ?? "" };
  expect(fillWorkflow(WORKFLOWS.sdxl, places)).toEqual({
    checkpoint: {
      class_type: "CheckpointLoaderSimple",
      inputs: { ckpt_name: "mine.safetensors" },
    },
    positive: {
      class_type: "CLIPTextEncode",
      inputs: { text: "a {{seed}} fox", clip: ["checkpoint", 1] },
    },
    negative: { class_type: "CLIPTextEncode", inputs: { text: "text", clip: ["checkpoint", 1] } },
    latent: { class_type: "EmptyLatentImage", inputs: { width: 1344, height: 768, batch_size: 1 } },
    sampler: {
      class_type: "KSampler",
      inputs: {
        ...{ model: ["checkpoint", 0], positive: ["positive", 0], negative: ["negative", 0] },
        ...{ latent_image: ["latent", 0], seed: 7, steps: 30, cfg: 6.5, denoise: 1 },
        ...{ sampler_name: "dpmpp_2m", scheduler: "karras" },
      },
    },
    decoded: {
      class_type: "VAEDecode",
      inputs: { samples: ["sampler", 0], vae: ["checkpoint", 2] },
    },
    result: { class_type: "PreviewImage", inputs: { images: ["decoded", 0] } },
  });
});

test("counts the frames of a film, plus one for networks that need it", () => {
  expect(placesOf(recipeOf({ ...film, duration: 5, fps: 24 }))).toMatchObject({
    ...{ frames: 120, length: 121, half: 60, fps: 24 },
  });
});

test("schedules a morph between two prompts, whose quotes cannot end the schedule", () => {
  const said = { prompt: 'a "fox", "9": "x', settings: { last_prompt: 'a hare"' } };
  expect(placesOf(recipeOf({ ...film, ...said })).course).toBe(
    `"0": "a 'fox', '9': 'x", "-1": "a hare'"`,
  );
});

test("throws when a placeholder has no value", () => {
  expect(() => fillWorkflow(WORKFLOWS.sdxl, {})).toThrow("There is nothing for");
});
