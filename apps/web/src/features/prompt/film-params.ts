import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { Effect } from "@kinora/contracts/prompt/vocabulary";
import type { FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { type ComposerMode, inputOf } from "./choose-model.ts";

export function knows(model: Pick<Model, "settings">, setting: string): boolean {
  return model.settings.includes(setting);
}

/** Does the effect go one way only, so that its end cannot lead back into its beginning? */
export function isOneWay(effect: AdditionalParams["effect"]): boolean {
  return effect === "morph" || effect === "scope";
}

/** May a film of words end on other words? Not where something else decides its end. */
export function mayEndOnWords(params: AdditionalParams, model: Model, mode: ComposerMode): boolean {
  const { effect = ownEffect(model), loop } = params;
  return (
    mode === "text-to-video" && knows(model, "last_prompt") && effect !== "scope" && loop !== true
  );
}

/** May a film of a photo end on another picture? One of a face may not. */
export function mayEndOnPicture(model: Model, mode: ComposerMode): boolean {
  return /^(?:photo|text-image)-to-video$/.test(mode) && model.endsOnPicture;
}

/** Does the film go from one picture to another? There is no camera on that way. */
export function isPassage(inputs: FormInputs, model: Model, mode: ComposerMode): boolean {
  const { initialImage, lastImage } = inputs;
  return Boolean(initialImage && lastImage) && mayEndOnPicture(model, mode);
}

/** The effects a mode can show: a photo has no scene that could become another. */
export function effectsFor(
  { effects }: Pick<Model, "effects">,
  mode: ComposerMode,
): readonly Effect[] {
  return inputOf(mode) === "initialImage" ? effects.filter((effect) => !isOneWay(effect)) : effects;
}

/** The effect a model's clips have unasked: what its generator type is named after. */
export function ownEffect({ generatorType, effects }: Model): AdditionalParams["effect"] {
  const own = generatorType?.toLowerCase();
  return effects.find((effect) => effect === own) ?? null;
}
