import type { FormDraft } from "../../store/prompt-slice.ts";
import type { ComposerMode } from "./choose-model.ts";
import { CAMERA_PARAMS } from "./film-params.ts";

/** How many of the settings behind "More" are not at their default. */
export function changedSettings(form: FormDraft, mode: ComposerMode): number {
  const params = form.additionalParams;
  const { seed = -1, effect, fps, negative_prompt: negative } = params;
  const film = mode === "text-to-video";
  return [
    seed !== -1,
    film && Boolean(effect),
    film && fps !== undefined,
    ...CAMERA_PARAMS.map((name) => film && params[name] !== undefined && params[name] !== false),
    Boolean(negative),
    form.hidden || form.private,
  ].filter(Boolean).length;
}
