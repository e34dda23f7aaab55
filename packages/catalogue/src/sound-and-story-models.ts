import { MUSIC_DURATIONS } from "@kinora/contracts/prompt/vocabulary";
import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { FRAME_SIZES } from "./frame-sizes.ts";
import { hostedRoute } from "./hosted-route.ts";
import { STUDIO_ROUTE } from "./studio-route.ts";

const silent = {
  list: "current",
  generatorType: null,
  style: null,
  visualStyle: null,
  hiddenSettings: {},
  effects: [],
  takes: [],
  settings: {},
  frameRates: [],
  sizes: {},
} as const;

const hosted = {
  ...silent,
  role: "music",
  kinds: ["music"],
  modes: ["text-to-music"],
  settings: { music: { instrumental: { type: "boolean", default: false } } },
  outputType: "audio/mpeg",
  extension: "mp3",
  timing: false,
  inputTransformers: ["form-to-request"],
  outputTransformers: ["download", "peaks"],
  // Stories have no picture.
  aspectRatios: ["1:1"],
  sizes: { music: FRAME_SIZES.image },
} as const;

/**
 * Music and story models. Stories have their own endpoints and are not ordered through the form.
 */
export const SOUND_AND_STORY_MODELS: readonly ModelEntry[] = [
  {
    ...silent,
    key: "studio music",
    name: "Studio Music",
    role: "music",
    kinds: ["music"],
    modes: ["text-to-music"],
    defaultSettings: { seed: -1, duration: 30, loop: false },
    settings: { music: { loop: { type: "boolean", default: false } } },
    outputType: "audio/mpeg",
    extension: "mp3",
    timing: false,
    inputTransformers: ["form-to-score"],
    outputTransformers: ["mp3", "wav", "midi", "stems", "peaks", "cover"],
    // Aspect ratios of the cover.
    aspectRatios: ["1:1"],
    sizes: { music: FRAME_SIZES.image },
    durations: MUSIC_DURATIONS,
    routes: [STUDIO_ROUTE],
  },
  {
    ...hosted,
    key: "elevenlabs music",
    name: "ElevenLabs Music",
    defaultSettings: { duration: 60 },
    durations: [10, 15, 30, 60, 90, 120, 150, 180],
    routes: [
      hostedRoute("fal", "fal-ai/elevenlabs/music", { takesSeed: false, tellsStyle: false }),
      // The response is the music itself, so a lost response cannot be recovered.
      hostedRoute("elevenlabs", "music_v2_5", {
        ...{ servedBy: "ElevenLabs Music v2.5", takesSeed: false, tellsStyle: false },
      }),
    ],
  },
  {
    ...hosted,
    key: "ace-step",
    name: "ACE-Step",
    defaultSettings: { seed: -1, duration: 60 },
    durations: [10, 15, 30, 60, 90, 120, 150, 180],
    routes: [hostedRoute("fal", "fal-ai/ace-step/prompt-to-audio", { tellsStyle: false })],
  },
  {
    ...silent,
    key: "studio story",
    name: "Studio Story",
    role: "story",
    kinds: ["story"],
    modes: ["text-to-story"],
    defaultSettings: { duration: 30 },
    outputType: "video/mp4",
    extension: "mp4",
    timing: true,
    inputTransformers: ["idea-to-board", "board-to-pieces"],
    outputTransformers: ["captions", "embed-recipe", "thumbnail", "preview-clip"],
    aspectRatios: ["16:9", "9:16", "1:1"],
    durations: [15, 16, 18, 30, 32, 36, 60, 64, 72],
    sizes: { story: FRAME_SIZES.video },
    routes: [STUDIO_ROUTE],
  },
];
