import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { FRAME_SIZES } from "./frame-sizes.ts";
import { hostedRoute } from "./hosted-route.ts";

const hosted = {
  list: "current",
  role: "image",
  kinds: ["image"],
  modes: ["text-to-image"],
  generatorType: null,
  style: null,
  visualStyle: null,
  defaultSettings: { seed: -1 },
  hiddenSettings: {},
  outputType: "image/png",
  extension: "png",
  timing: false,
  inputTransformers: ["form-to-request"],
  outputTransformers: ["download", "thumbnail"],
  aspectRatios: ["16:9", "9:16", "1:1"],
  durations: [],
  effects: [],
  takes: [],
  settings: {},
  frameRates: [],
  sizes: { image: FRAME_SIZES.image },
} as const;

/** The image models of the specification, in its order. Upstream status as of November 2026. */
export const IMAGE_MODELS: readonly ModelEntry[] = [
  {
    ...hosted,
    key: "flux 1.1 pro",
    name: "FLUX 1.1 Pro",
    // The strictest level at fal and Replicate, whose scale begins at 1. Black Forest Labs begins
    // at 0 and is sent 0.
    hiddenSettings: { safety_tolerance: "1", output_format: "png" },
    routes: [
      hostedRoute("fal", "fal-ai/flux-pro/v1.1", { successor: "flux 2 pro" }),
      hostedRoute("replicate", "black-forest-labs/flux-1.1-pro", { successor: "flux 2 pro" }),
      // It has no lookup, so a lost response cannot be recovered.
      hostedRoute("bfl", "flux-pro-1.1", { successor: "flux 2 pro" }),
    ],
  },
  {
    ...hosted,
    key: "nano-banana",
    name: "Nano Banana",
    hiddenSettings: { output_format: "png", limit_generations: true },
    routes: [
      hostedRoute("fal", "fal-ai/nano-banana", {
        retiredAt: "2026-10-02",
        successor: "nano-banana 2.1",
      }),
      hostedRoute("replicate", "google/nano-banana", {
        retiredAt: "2026-10-02",
        ...{ successor: "nano-banana 2.1", takesSeed: false },
      }),
      hostedRoute("fal", "google/nano-banana-2.1", {
        ...{ validFrom: "2026-10-02", servedBy: "Nano Banana 2.1" },
      }),
      // The response is the picture itself, so a lost response cannot be recovered.
      hostedRoute("gemini", "gemini-2.5-flash-image", {
        retiredAt: "2026-10-02",
        ...{ successor: "nano-banana 2.1", takesSeed: false },
      }),
      hostedRoute("gemini", "gemini-nano-banana-2.1", {
        ...{ validFrom: "2026-10-02", servedBy: "Nano Banana 2.1", takesSeed: false },
      }),
    ],
  },
  {
    ...hosted,
    key: "seedream-4",
    name: "Seedream 4",
    hiddenSettings: { enable_safety_checker: true },
    routes: [
      hostedRoute("comfy", "byteplus/seedream-4-0-250828", {
        ...{ successor: "seedream 4.5", takesSeed: false },
      }),
      hostedRoute("fal", "fal-ai/bytedance/seedream/v4/text-to-image", {
        successor: "seedream 4.5",
      }),
      hostedRoute("replicate", "bytedance/seedream-4", {
        ...{ successor: "seedream 4.5", takesSeed: false },
      }),
      // The response is the picture itself, so a lost response cannot be recovered.
      hostedRoute("byteplus", "seedream-4-0-250828", {
        ...{ successor: "seedream 4.5", takesSeed: false },
      }),
    ],
  },
  {
    ...hosted,
    key: "ideogram v3 turbo",
    name: "Ideogram v3 Turbo",
    takes: ["negative_prompt"],
    hiddenSettings: { rendering_speed: "TURBO", expand_prompt: false },
    routes: [
      hostedRoute("comfy", "ideogram/ideogram-v3", { successor: "ideogram 4.0" }),
      hostedRoute("fal", "fal-ai/ideogram/v3", { successor: "ideogram 4.0" }),
      hostedRoute("replicate", "ideogram-ai/ideogram-v3-turbo", {
        ...{ successor: "ideogram 4.0", omits: ["negative_prompt"] },
      }),
      // The response is the picture itself, so a lost response cannot be recovered.
      hostedRoute("ideogram", "ideogram-v3", { successor: "ideogram 4.0" }),
    ],
  },
];
