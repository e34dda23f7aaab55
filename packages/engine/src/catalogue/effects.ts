import type { Effect } from "@kinora/contracts/prompt/vocabulary";
import type { GeneratorType, ModelEntry, SettingValue } from "@kinora/domain/prompt/model-entry";
import { ANIMATION_DEFAULTS } from "./core-families.ts";
import { comfyRoute, STUDIO_ABILITIES } from "./studio-route.ts";

interface EffectFacts {
  readonly effect: Effect;
  readonly generatorType: GeneratorType;
  readonly description: string;
  readonly settings: Readonly<Record<string, SettingValue>>;
}

const FACTS: readonly EffectFacts[] = [
  {
    effect: "zoom",
    generatorType: "Zoom",
    description: "The camera moves in or out.",
    settings: { zoom: 1.05, translation_x: 0, translation_y: 0 },
  },
  {
    effect: "morph",
    generatorType: "Morph",
    description: "One picture becomes another.",
    settings: { chunk_size: 8 },
  },
  {
    effect: "action",
    generatorType: "Action",
    description: "The characters move strongly.",
    settings: { motion_field_strength_x: 20, motion_field_strength_y: 20 },
  },
  {
    effect: "motion",
    generatorType: "Animation",
    description: "The camera pans and tilts.",
    settings: { translation_x: 10, translation_y: 0 },
  },
  {
    effect: "scope",
    generatorType: "Scope",
    description: "A wide clip.",
    settings: { resolution: "1024x576", fps: 12, max_duration: 3 },
  },
];

/**
 * Effects as models of their own, as old recipes name them. New work asks for an effect beside the
 * model; the built-in engine does zoom, action and motion.
 */
export const EFFECT_MODELS: readonly ModelEntry[] = FACTS.map((facts) => ({
  ...STUDIO_ABILITIES,
  key: `effect ${facts.effect}`,
  name: `Effect ${facts.effect}`,
  description: facts.description,
  list: "legacy",
  role: "effect",
  kinds: ["video"],
  modes: ["text-to-video"],
  generatorType: facts.generatorType,
  style: "Core",
  visualStyle: null,
  defaultSettings: { ...ANIMATION_DEFAULTS, ...facts.settings },
  hiddenSettings: {},
  settings: ["fps", "negative_prompt", "zoom", "translation_x", "translation_y"],
  effects: [facts.effect],
  inputTransformers: ["form-to-workflow"],
  outputTransformers: ["frames-to-mp4"],
  routes: [comfyRoute(`effect/${facts.effect}`)],
}));
