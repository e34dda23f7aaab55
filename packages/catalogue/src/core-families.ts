import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { PHOTO_MODES, STUDIO_ABILITIES, STUDIO_ROUTE } from "./studio-route.ts";

/** Specification section 9: most animation models. */
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
 * The forms of core. `max_duration` is the specification's, a limit of the networks: the built-in engine
 * has none of its own and makes every length of the form. Zeroscope and Majic end at 3 s by specification;
 * no length of the form is as short, so they make its shortest.
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
