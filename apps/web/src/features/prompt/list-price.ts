import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Model } from "@kinora/contracts/prompt/model";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, MUSIC } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";

/** Returns the list price of a form; null when the list has none. Works while signed out. */
export function listPrice(form: FormDraft, model: Model): number | null {
  const mode = composerMode(form);
  const kind = mode === "text-to-image" ? "image" : mode === MUSIC ? "music" : "video";
  const rule = model.prices[kind];
  if (!rule) return null;
  const { duration } = fitToModel(form.additionalParams, model, mode).params;
  // A price by length is undefined before there is a length.
  if (duration === undefined && unitsFor(rule, 0) === 0) return null;
  return gemsFor(rule, duration ?? 0);
}
