import { PROMPT_MAX } from "@kinora/contracts/limits";
import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { FRAME_SIZES } from "./frame-sizes.ts";
import { ownServerRoute } from "./own-server-route.ts";

const common = {
  list: "current",
  style: null,
  visualStyle: null,
  hiddenSettings: {},
  timing: false,
  inputTransformers: ["form-to-workflow"],
} as const;

const picture = {
  ...common,
  role: "image",
  kinds: ["image"],
  modes: ["text-to-image"],
  generatorType: null,
  outputType: "image/png",
  extension: "png",
  outputTransformers: ["download", "thumbnail"],
  aspectRatios: ["16:9", "9:16", "1:1"],
  durations: [],
  effects: [],
  settings: {},
  frameRates: [],
} as const;

/** About one megapixel each; all sides are multiples of 64. */
const MEGAPIXEL = {
  "16:9": { width: 1344, height: 768 },
  "9:16": { width: 768, height: 1344 },
  "1:1": { width: 1024, height: 1024 },
} as const;

const film = {
  ...common,
  role: "engine",
  kinds: ["video"],
  outputType: "video/mp4",
  extension: "mp4",
  outputTransformers: ["download", "thumbnail", "preview-clip"],
  aspectRatios: ["16:9", "9:16", "1:1"],
  effects: [],
  takes: ["negative_prompt"],
  settings: {},
} as const;

/**
 * Open-weights models that run on the owner's own ComfyUI; their workflows are in
 * providers/src/comfyui/workflows.
 */
export const OWN_SERVER_MODELS: readonly ModelEntry[] = [
  {
    ...picture,
    key: "majicmix realistic",
    name: "majicMIX Realistic",
    takes: ["negative_prompt"],
    defaultSettings: { seed: -1, negative_prompt: "" },
    // Close to the training resolution of Stable Diffusion 1.5; larger sizes produce people with
    // two heads.
    sizes: {
      image: {
        "16:9": { width: 896, height: 512 },
        "9:16": { width: 512, height: 896 },
        "1:1": { width: 640, height: 640 },
      },
    },
    routes: [ownServerRoute("comfyui", "majicmix")],
  },
  {
    ...picture,
    key: "stable diffusion xl",
    name: "Stable Diffusion XL",
    takes: ["negative_prompt"],
    defaultSettings: { seed: -1, negative_prompt: "" },
    sizes: { image: MEGAPIXEL },
    routes: [ownServerRoute("comfyui", "sdxl")],
  },
  {
    ...picture,
    key: "flux.1 schnell",
    name: "FLUX.1 schnell",
    // The model is distilled and ignores negative prompts.
    takes: [],
    defaultSettings: { seed: -1 },
    sizes: { image: MEGAPIXEL },
    routes: [ownServerRoute("comfyui", "flux-schnell")],
  },
  {
    ...picture,
    // The model that the owner configures under this name.
    key: "own image model",
    name: "Own image model",
    takes: [],
    defaultSettings: { seed: -1 },
    sizes: { image: MEGAPIXEL },
    routes: [ownServerRoute("images", "images/generations", { takesSeed: false })],
  },
  {
    ...film,
    key: "animatediff",
    name: "AnimateDiff",
    modes: ["text-to-video", "photo-to-video", "text-image-to-video"],
    generatorType: "Animation",
    effects: ["zoom", "motion"],
    takes: ["effect", "negative_prompt"],
    // A clip with a last prompt morphs into it; a clip with a last picture morphs into that
    // picture.
    settings: { video: { last_prompt: { type: "string", maxLength: PROMPT_MAX, default: "" } } },
    defaultSettings: { seed: -1, fps: 8, duration: 4, max_duration: 8, negative_prompt: "" },
    durations: [4, 5, 6, 8],
    frameRates: [8],
    sizes: {
      video: {
        "16:9": { width: 768, height: 432 },
        "9:16": { width: 432, height: 768 },
        "1:1": { width: 512, height: 512 },
      },
    },
    routes: [ownServerRoute("comfyui", "animatediff", { endsOnPicture: true })],
  },
  {
    ...film,
    // AnimateDiff's motion with the checkpoint of majicMIX.
    key: "majicmix animation",
    name: "majicMIX Animation",
    modes: ["text-to-video"],
    generatorType: "Animation",
    defaultSettings: { seed: -1, fps: 8, duration: 4, max_duration: 4, negative_prompt: "" },
    durations: [4],
    frameRates: [8],
    sizes: {
      video: {
        "16:9": { width: 768, height: 432 },
        "9:16": { width: 432, height: 768 },
        "1:1": { width: 512, height: 512 },
      },
    },
    routes: [ownServerRoute("comfyui", "majicmix-film")],
  },
  {
    ...film,
    key: "zeroscope v2",
    name: "Zeroscope v2",
    modes: ["text-to-video"],
    generatorType: "Scope",
    defaultSettings: { seed: -1, fps: 8, duration: 4, max_duration: 4, negative_prompt: "" },
    aspectRatios: ["16:9"],
    durations: [4],
    frameRates: [8],
    sizes: {
      video: {
        "16:9": { width: 576, height: 320 },
        // Not offered, because the model was trained only on this one shape.
        "9:16": { width: 320, height: 576 },
        "1:1": { width: 448, height: 448 },
      },
    },
    routes: [ownServerRoute("comfyui", "zeroscope")],
  },
  {
    ...film,
    key: "wan 2.2",
    name: "Wan 2.2",
    modes: ["text-to-video", "photo-to-video", "text-image-to-video"],
    generatorType: null,
    defaultSettings: { seed: -1, fps: 24, duration: 5, max_duration: 5, negative_prompt: "" },
    durations: [4, 5],
    frameRates: [24],
    sizes: {
      video: {
        "16:9": { width: 1280, height: 704 },
        "9:16": { width: 704, height: 1280 },
        "1:1": { width: 960, height: 960 },
      },
    },
    routes: [ownServerRoute("comfyui", "wan")],
  },
  {
    ...film,
    key: "ltx video",
    name: "LTX Video",
    modes: ["photo-to-video", "text-image-to-video"],
    generatorType: null,
    defaultSettings: { seed: -1, fps: 24, duration: 4, max_duration: 8, negative_prompt: "" },
    durations: [4, 5, 6, 8],
    frameRates: [24],
    sizes: {
      video: {
        "16:9": { width: 768, height: 448 },
        "9:16": { width: 448, height: 768 },
        "1:1": { width: 576, height: 576 },
      },
    },
    routes: [ownServerRoute("comfyui", "ltx")],
  },
  {
    ...film,
    // The model that the owner configures under this name.
    key: "own video model",
    name: "Own video model",
    modes: ["text-to-video", "photo-to-video", "text-image-to-video"],
    generatorType: null,
    takes: [],
    defaultSettings: { seed: -1, fps: 24, duration: 4, max_duration: 8 },
    durations: [4, 5, 6, 8],
    frameRates: [24],
    sizes: { video: FRAME_SIZES.video },
    routes: [ownServerRoute("videos", "videos", { takesSeed: false })],
  },
];
