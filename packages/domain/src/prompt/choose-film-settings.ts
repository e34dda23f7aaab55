import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { ContentKind, Effect } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import type { GeneratorType, ModelEntry } from "./model-entry.ts";

/** What a generator type does to a clip by itself. */
const EFFECT_OF_TYPE: Readonly<Record<GeneratorType, Effect | null>> = {
  Animation: null,
  Zoom: "zoom",
  Action: "action",
  Morph: "morph",
  Scope: "scope",
};

/** Effects whose end is meant to be another than their beginning. */
const ONE_WAY: ReadonlySet<Effect> = new Set(["morph", "scope"]);

/** What was asked; unasked what the model's generator type does, where the model has it. null = none. */
export function chooseEffect(
  asked: Effect | null | undefined,
  { generatorType, effects }: Pick<ModelEntry, "generatorType" | "effects">,
): Effect | null {
  if (asked !== undefined) return asked;
  const own = generatorType === null ? null : EFFECT_OF_TYPE[generatorType];
  if (own !== null && effects.includes(own)) return own;
  return effects.length === 1 ? (effects[0] ?? null) : null;
}

/**
 * The settings of a clip that were asked for and that the model knows; music has one, a picture none.
 *
 * @throws Refusal SETTING_UNSUPPORTED for a loop of an effect that goes one way only
 */
export function chooseFilmSettings(
  asked: AdditionalParams,
  entry: ModelEntry,
  kind: ContentKind,
): Partial<Recipe> {
  if (kind === "music") return asked.loop === true ? { loop: true } : {};
  if (kind !== "video") return {};
  const effect = chooseEffect(asked.effect, entry);
  const { settings } = entry;
  if (asked.loop === true && effect !== null && ONE_WAY.has(effect)) {
    throw new Refusal("SETTING_UNSUPPORTED", { setting: "loop", value: true, effect });
  }
  const chosen: Partial<Recipe> = {};
  if (asked.loop === true) chosen.loop = true;
  for (const name of [
    "guidance_scale",
    "zoom",
    "translation_x",
    "translation_y",
    "motion_field_strength_x",
    "motion_field_strength_y",
  ] as const) {
    const value = asked[name];
    if (value !== undefined && settings.includes(name)) chosen[name] = value;
  }
  return chosen;
}
