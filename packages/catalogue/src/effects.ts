import type { SettingValue } from "@kinora/contracts/prompt/settings-schema";
import type { Effect } from "@kinora/contracts/prompt/vocabulary";
import type { GeneratorType, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { ANIMATION_DEFAULTS } from "./core-families.ts";
import { STUDIO_ABILITIES, STUDIO_ROUTE } from "./studio-route.ts";

interface EffectFacts {
  readonly effect: Effect;
  readonly generatorType: GeneratorType;
  readonly settings: Readonly<Record<string, SettingValue>>;
}

const FACTS: readonly EffectFacts[] = [
  {
    effect: "zoom",
    generatorType: "Zoom",
    settings: { zoom: 1.42 },
  },
  {
    effect: "morph",
    generatorType: "Morph",
    settings: { chunk_size: 8 },
  },
  {
    effect: "action",
    generatorType: "Action",
    settings: {},
  },
  {
    effect: "motion",
    generatorType: "Animation",
    settings: { motion_field_strength_x: 15, motion_field_strength_y: 15 },
  },
  {
    effect: "scope",
    generatorType: "Scope",
    settings: { zoom: 0.74 },
  },
];

/**
 * Effects as separate models, as old recipes name them; new work requests an effect in addition to
 * a model. The default settings are the effect's built-in behaviour.
 */
export const EFFECT_MODELS: readonly ModelEntry[] = FACTS.map((facts) => ({
  ...STUDIO_ABILITIES,
  key: `effect ${facts.effect}`,
  name: `Effect ${facts.effect}`,
  list: "legacy",
  role: "effect",
  kinds: ["video"],
  modes: ["text-to-video"],
  generatorType: facts.generatorType,
  style: "Core",
  visualStyle: null,
  defaultSettings: { ...ANIMATION_DEFAULTS, max_duration: 72, ...facts.settings },
  hiddenSettings: {},
  effects: [facts.effect],
  routes: [STUDIO_ROUTE],
}));
