import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { PHOTO_MODES, STUDIO_ABILITIES, STUDIO_ROUTE } from "./studio-route.ts";

/** Defaults of most animation models, from section 9 of the specification. */
export const ANIMATION_DEFAULTS = {
  seed: -1,
  fps: 8,
  duration: 4,
  max_duration: 10,
  video_length: 24,
  steps: 50,
  guidance_scale: 7.5,
  negative_prompt: "",
} as const;

const family = {
  ...STUDIO_ABILITIES,
  list: "current",
  role: "family",
  style: "Core",
  visualStyle: null,
} as const;

/**
 * The model families of core. `max_duration` comes from the specification, where it is a limit of
 * the networks; the built-in engine has no such limit and renders every duration the form offers.
 * The specification caps Zeroscope and Majic at 3 s, which is shorter than any duration of the
 * form, so they render the shortest one.
 */
export const CORE_FAMILIES: readonly ModelEntry[] = [
  {
    ...family,
    key: "animated-diffusion",
    modes: [...STUDIO_ABILITIES.modes, ...PHOTO_MODES],
    name: "Animated Diffusion",
    generatorType: "Animation",
    defaultSettings: ANIMATION_DEFAULTS,
    hiddenSettings: { scheduler: "euler", model_name: "animated-diffusion" },
    routes: [STUDIO_ROUTE],
  },
  {
    ...family,
    key: "zeroscope",
    name: "Zeroscope",
    generatorType: "Scope",
    defaultSettings: {
      ...ANIMATION_DEFAULTS,
      fps: 12,
      duration: 3,
      max_duration: 3,
      video_length: 36,
      resolution: "1024x576",
    },
    hiddenSettings: { chunk_size: 8, model_name: "zeroscope" },
    aspectRatios: ["16:9"],
    durations: [4],
    routes: [STUDIO_ROUTE],
  },
  {
    ...family,
    key: "majic",
    name: "Majic",
    generatorType: "Animation",
    defaultSettings: { ...ANIMATION_DEFAULTS, duration: 3, max_duration: 3 },
    hiddenSettings: {
      motion_field_strength_x: 12,
      motion_field_strength_y: 12,
      model_name: "majic",
    },
    durations: [4],
    routes: [STUDIO_ROUTE],
  },
];
