import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { ModelEntry, ModelStyle } from "@kinora/domain/prompt/model-entry";
import { ANIMATION_DEFAULTS } from "./core-families.ts";
import { comfyRoute, STUDIO_ABILITIES } from "./studio-route.ts";

/** Weights of the animation family by style, and the visual style a form of today would ask for. */
const STYLES: Readonly<Record<Exclude<ModelStyle, "Core">, VisualStyle>> = {
  Realistic: "photorealistic",
  Anime: "anime",
  "3D Animation": "animation",
  Comics: "comics",
  Fantasy: "illustration",
  Photorealism: "photorealistic",
  Openjourney: "illustration",
  "Modern Animation": "animation",
  Portrait: "photorealistic",
};

function isModelStyle(name: string): name is Exclude<ModelStyle, "Core"> {
  return name in STYLES;
}

/** Style weights need the networks themselves: they open old recipes, the studio never poses as them. */
export const CORE_STYLES: readonly ModelEntry[] = Object.keys(STYLES)
  .filter(isModelStyle)
  .map((style) => ({
    ...STUDIO_ABILITIES,
    key: `animated-diffusion ${style.toLowerCase()}`,
    name: `Animated Diffusion ${style}`,
    description: `The animation family with ${style} weights.`,
    list: "legacy",
    role: "family",
    generatorType: "Animation",
    style,
    visualStyle: STYLES[style],
    defaultSettings: ANIMATION_DEFAULTS,
    hiddenSettings: { scheduler: "euler", model_name: style.toLowerCase() },
    settings: ["fps", "negative_prompt", "guidance_scale", "steps", "scheduler"],
    settingRanges: {},
    filmSettings: [],
    durations: [4, 5, 6, 8, 10],
    effects: [],
    inputTransformers: ["form-to-workflow"],
    outputTransformers: ["frames-to-mp4"],
    routes: [comfyRoute(`animated-diffusion/${style.toLowerCase()}`)],
  }));
