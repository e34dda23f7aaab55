import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { Effect } from "@kinora/contracts/prompt/vocabulary";
import type { FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { type ComposerMode, inputOf } from "./choose-model.ts";

export function knows(model: Pick<Model, "settings">, setting: string): boolean {
  return model.settings.includes(setting);
}

/** True when the effect is one-way, so that its end cannot lead back into its beginning. */
export function isOneWay(effect: AdditionalParams["effect"]): boolean {
  return effect === "morph" || effect === "scope";
}

/** True when a text-to-film may end on other words. False when something else decides its end. */
export function mayEndOnWords(params: AdditionalParams, model: Model, mode: ComposerMode): boolean {
  const { effect = ownEffect(model), loop } = params;
  return (
    mode === "text-to-video" && knows(model, "last_prompt") && effect !== "scope" && loop !== true
  );
}

/** True when a film of a photo may end on another picture. A film of a face may not. */
export function mayEndOnPicture(model: Model, mode: ComposerMode): boolean {
  return /^(?:photo|text-image)-to-video$/.test(mode) && model.endsOnPicture;
}

/** True when the film leads from one picture to another, which has no camera. */
export function isPassage(inputs: FormInputs, model: Model, mode: ComposerMode): boolean {
  const { initialImage, lastImage } = inputs;
  return Boolean(initialImage && lastImage) && mayEndOnPicture(model, mode);
}

/** Returns the effects a mode supports: a photo has no scene that could turn into another. */
export function effectsFor(
  { effects }: Pick<Model, "effects">,
  mode: ComposerMode,
): readonly Effect[] {
  return inputOf(mode) === "initialImage" ? effects.filter((effect) => !isOneWay(effect)) : effects;
}

/** Returns the default effect of a model's clips, which its generator type is named after. */
export function ownEffect({ generatorType, effects }: Model): AdditionalParams["effect"] {
  const own = generatorType?.toLowerCase();
  return effects.find((effect) => effect === own) ?? null;
}
