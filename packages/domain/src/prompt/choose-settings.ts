import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { SettingValues } from "@kinora/contracts/prompt/settings-schema";
import type { ContentKind, CreationMode, Effect } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import { chosenSettings } from "./check-settings.ts";
import type { GeneratorType, ModelEntry } from "./model-entry.ts";

/** Default effect of each generator type. */
const EFFECT_OF_TYPE: Readonly<Record<GeneratorType, Effect | null>> = {
  Animation: null,
  Zoom: "zoom",
  Action: "action",
  Morph: "morph",
  Scope: "scope",
};

/** Effects that change the content of a scene, which a photo does not have. */
const OF_SCENES: ReadonlySet<Effect> = new Set(["morph", "scope"]);
const OF_PHOTOS: ReadonlySet<CreationMode> = new Set([
  "photo-to-video",
  "face-to-video",
  "text-image-to-video",
]);

/** Effects whose end differs from their beginning. */
const ONE_WAY: ReadonlySet<Effect> = new Set(["morph", "scope"]);

/**
 * Returns the requested effect, else the default of the model's generator type if model and mode
 * support it; null for none.
 *
 * @throws Refusal SETTING_UNSUPPORTED for a scene effect on a photo
 */
export function chooseEffect(
  asked: Effect | null | undefined,
  { generatorType, effects }: Pick<ModelEntry, "generatorType" | "effects">,
  mode: CreationMode,
): Effect | null {
  if (OF_PHOTOS.has(mode)) {
    if (asked === undefined || asked === null) return null;
    if (!OF_SCENES.has(asked)) return asked;
    throw new Refusal("SETTING_UNSUPPORTED", {
      setting: "effect",
      value: asked,
      mode,
      allowed: effects.filter((effect) => !OF_SCENES.has(effect)),
    });
  }
  if (asked !== undefined) return asked;
  const own = generatorType === null ? null : EFFECT_OF_TYPE[generatorType];
  if (own !== null && effects.includes(own)) return own;
  return effects.length === 1 ? (effects[0] ?? null) : null;
}

/**
 * A last prompt needs a scene and brings its own transition, so it excludes photos, loops and the
 * scope effect.
 */
function refuseForLastPrompt(asked: AdditionalParams, effect: Effect | null, mode: CreationMode) {
  if (OF_PHOTOS.has(mode)) {
    throw new Refusal("SETTING_UNSUPPORTED", { setting: "last_prompt", mode });
  }
  if (asked.loop === true || effect === "scope") {
    const against = asked.loop === true ? { loop: true } : { effect };
    throw new Refusal("SETTING_UNSUPPORTED", { setting: "last_prompt", ...against });
  }
}

/**
 * Returns the requested values of the model's own settings.
 *
 * @throws Refusal SETTING_UNSUPPORTED for a loop of a one-way effect, and for a last prompt that
 * the clip cannot end on
 */
export function chooseSettings(
  asked: AdditionalParams,
  entry: ModelEntry,
  kind: ContentKind,
  mode: CreationMode,
): SettingValues {
  if (kind === "video") {
    const effect = chooseEffect(asked.effect, entry, mode);
    if (asked.loop === true && effect !== null && ONE_WAY.has(effect)) {
      throw new Refusal("SETTING_UNSUPPORTED", { setting: "loop", value: true, effect });
    }
    if (asked.last_prompt) refuseForLastPrompt(asked, effect, mode);
  }
  return chosenSettings(asked, entry, kind);
}
