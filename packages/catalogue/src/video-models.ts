import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { FRAME_SIZES } from "./frame-sizes.ts";
import { hostedRoute } from "./hosted-route.ts";
import { PHOTO_MODES, STUDIO_ABILITIES, STUDIO_ROUTE, UPLOAD_ROUTE } from "./studio-route.ts";

const hosted = {
  list: "current",
  role: "engine",
  kinds: ["video"],
  modes: ["text-to-video", "photo-to-video", "text-image-to-video"],
  generatorType: null,
  style: null,
  visualStyle: null,
  hiddenSettings: {},
  outputType: "video/mp4",
  extension: "mp4",
  timing: false,
  inputTransformers: ["form-to-request"],
  outputTransformers: ["download", "thumbnail", "preview-clip"],
  aspectRatios: ["16:9", "9:16", "1:1"],
  effects: [],
  takes: ["negative_prompt"],
  settings: {},
  frameRates: [24],
  sizes: { video: FRAME_SIZES.video },
} as const;

/** Dates on which the vendors stopped serving these models. */
const KLING_ENDED = "2026-09-15";
const VEO_3_ENDED = "2026-06-30";

/**
 * Limits of Gen-4 Turbo (reference 3.4): 1,000 characters, and a data URL of five million, which is
 * a file of three quarters of that.
 */
const GEN_4 = { promptMax: 1_000, pictureMax: 3_740_000 } as const;

/** The video models of the specification, in its order. Upstream status as of November 2026. */
export const VIDEO_MODELS: readonly ModelEntry[] = [
  {
    ...STUDIO_ABILITIES,
    key: "core",
    modes: [...STUDIO_ABILITIES.modes, ...PHOTO_MODES],
    name: "Core",
    list: "current",
    role: "engine",
    generatorType: "Animation",
    style: "Core",
    visualStyle: null,
    defaultSettings: { seed: -1, fps: 24, duration: 5, max_duration: 72, negative_prompt: "" },
    hiddenSettings: {},
    routes: [STUDIO_ROUTE],
  },
  {
    ...hosted,
    key: "runway gen-4 turbo",
    name: "Runway Gen-4 Turbo",
    modes: ["photo-to-video", "text-image-to-video"],
    defaultSettings: { seed: -1, duration: 5 },
    durations: [5, 10],
    takes: [],
    routes: [
      hostedRoute("comfy", "runway/gen4_turbo", { ...GEN_4, successor: "gen-4.5" }),
      hostedRoute("replicate", "runwayml/gen4-turbo", GEN_4),
      // It has no lookup, so a lost response cannot be recovered.
      hostedRoute("runway", "gen4_turbo", { ...GEN_4, successor: "gen-4.5" }),
    ],
  },
  {
    ...hosted,
    key: "kling 1.6 pro",
    name: "Kling 1.6 Pro",
    modes: [...hosted.modes, "face-to-video"],
    defaultSettings: { duration: 5, guidance_scale: 0.5, negative_prompt: "" },
    durations: [5, 10],
    routes: [
      hostedRoute("fal", "fal-ai/kling-video/v1.6/pro/text-to-video", {
        retiredAt: KLING_ENDED,
        successor: "kling 2.5 turbo",
        ...{ endsOnPicture: true, takesSeed: false },
      }),
      hostedRoute("replicate", "kwaivgi/kling-v1.6-pro", {
        retiredAt: KLING_ENDED,
        successor: "kling 2.5 turbo",
        ...{ endsOnPicture: true, takesSeed: false },
      }),
      // It does not animate faces.
      hostedRoute("fal", "fal-ai/kling-video/v2.5-turbo/pro/text-to-video", {
        ...{ validFrom: KLING_ENDED, servedBy: "Kling 2.5 Turbo Pro", endsOnPicture: true },
        ...{ modes: hosted.modes, takesSeed: false, shapedByPicture: true },
      }),
      // The reference names no field for its last picture.
      hostedRoute("replicate", "kwaivgi/kling-v2.5-turbo-pro", {
        ...{ validFrom: KLING_ENDED, servedBy: "Kling 2.5 Turbo Pro" },
        ...{ modes: hosted.modes, takesSeed: false, shapedByPicture: true },
      }),
    ],
  },
  {
    ...hosted,
    key: "seedance 1.0 pro",
    name: "Seedance 1.0 Pro",
    defaultSettings: { seed: -1, duration: 5, resolution: "720p" },
    durations: [4, 5, 6, 8, 10],
    takes: [],
    routes: [
      hostedRoute("comfy", "byteplus/seedance-1-0-pro-250528", {
        successor: "seedance 1.5 pro",
        endsOnPicture: true,
      }),
      hostedRoute("fal", "fal-ai/bytedance/seedance/v1/pro/text-to-video", {
        successor: "seedance 1.5 pro",
        endsOnPicture: true,
      }),
      hostedRoute("replicate", "bytedance/seedance-1-pro", {
        shapedByPicture: true,
        successor: "seedance 1.5 pro",
        endsOnPicture: true,
      }),
      // It has no lookup; a lost response can only be recovered from its webhook.
      hostedRoute("byteplus", "seedance-1-0-pro-250528", {
        successor: "seedance 1.5 pro",
        endsOnPicture: true,
      }),
    ],
  },
  {
    ...hosted,
    key: "seedance 1.0 pro fast",
    name: "Seedance 1.0 Pro Fast",
    defaultSettings: { seed: -1, duration: 5, resolution: "720p" },
    durations: [4, 5, 6, 8, 10],
    takes: [],
    routes: [
      hostedRoute("comfy", "byteplus/seedance-1-0-pro-fast-251015", {
        successor: "seedance 2.0 fast",
      }),
      hostedRoute("fal", "fal-ai/bytedance/seedance/v1/pro/fast/text-to-video", {
        successor: "seedance 2.0 fast",
      }),
      hostedRoute("replicate", "bytedance/seedance-1-pro-fast", {
        shapedByPicture: true,
        successor: "seedance 2.0 fast",
      }),
      hostedRoute("byteplus", "seedance-1-0-pro-fast-251015", {
        successor: "seedance 2.0 fast",
      }),
    ],
  },
  {
    ...hosted,
    key: "veo 3",
    name: "Veo 3",
    aspectRatios: ["16:9", "9:16"],
    defaultSettings: { seed: -1, duration: 8, resolution: "720p", negative_prompt: "" },
    durations: [4, 6, 8],
    routes: [
      hostedRoute("fal", "fal-ai/veo3", { retiredAt: VEO_3_ENDED, successor: "veo 3.1" }),
      hostedRoute("replicate", "google/veo-3", { retiredAt: VEO_3_ENDED, successor: "veo 3.1" }),
      hostedRoute("fal", "fal-ai/veo3.1", {
        ...{ validFrom: VEO_3_ENDED, servedBy: "Veo 3.1", endsOnPicture: true },
      }),
      hostedRoute("replicate", "google/veo-3.1", { validFrom: VEO_3_ENDED, servedBy: "Veo 3.1" }),
      // It may be retired on any day, so its availability is checked at the service. It has no
      // lookup, so a lost response cannot be recovered.
      hostedRoute("vertex", "veo-3.1-generate-001", {
        ...{ validFrom: VEO_3_ENDED, servedBy: "Veo 3.1", endsOnPicture: true },
      }),
    ],
  },
  {
    ...hosted,
    key: "veo 3 fast",
    name: "Veo 3 Fast",
    aspectRatios: ["16:9", "9:16"],
    defaultSettings: { seed: -1, duration: 8, resolution: "720p", negative_prompt: "" },
    durations: [4, 6, 8],
    routes: [
      hostedRoute("fal", "fal-ai/veo3/fast", {
        retiredAt: VEO_3_ENDED,
        successor: "veo 3.1 fast",
      }),
      hostedRoute("replicate", "google/veo-3-fast", {
        retiredAt: VEO_3_ENDED,
        successor: "veo 3.1 fast",
      }),
      hostedRoute("fal", "fal-ai/veo3.1/fast", {
        ...{ validFrom: VEO_3_ENDED, servedBy: "Veo 3.1 Fast", endsOnPicture: true },
      }),
      hostedRoute("replicate", "google/veo-3.1-fast", {
        ...{ validFrom: VEO_3_ENDED, servedBy: "Veo 3.1 Fast" },
      }),
      hostedRoute("vertex", "veo-3.1-fast-generate-001", {
        ...{ validFrom: VEO_3_ENDED, servedBy: "Veo 3.1 Fast", endsOnPicture: true },
      }),
    ],
  },
  {
    ...hosted,
    key: "upload",
    name: "Upload",
    modes: ["video-upload"],
    defaultSettings: {},
    durations: [],
    takes: [],
    frameRates: [],
    inputTransformers: ["sniff", "re-encode", "remove-location"],
    outputTransformers: ["thumbnail", "preview-clip"],
    routes: [UPLOAD_ROUTE],
  },
];
