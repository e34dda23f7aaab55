import type { Model } from "@kinora/contracts/prompt/model";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { type ComposerMode, hasCamera, isFilm, MUSIC } from "./choose-model.ts";
import { isPassage, mayEndOnWords } from "./film-params.ts";
import { chosenSettings } from "./own-settings.ts";

/** Counts the settings behind "More" that differ from their defaults. */
export function changedSettings(form: FormDraft, mode: ComposerMode, model: Model): number {
  const params = form.additionalParams;
  const { seed = -1, effect, fps, negative_prompt: negative } = params;
  const film = isFilm(mode);
  const camera = hasCamera(mode) && !isPassage(form.inputs, model, mode);
  const made = mode !== "video-upload";
  return [
    made && model.takesSeed && seed !== -1,
    camera && Boolean(effect),
    film && fps !== undefined,
    ...chosenSettings(params).map((name) => camera && name !== "last_prompt"),
    made && mode !== MUSIC && Boolean(negative),
    Boolean(params.last_prompt?.trim()) && mayEndOnWords(params, model, mode),
    form.hidden || form.private,
  ].filter(Boolean).length;
}
