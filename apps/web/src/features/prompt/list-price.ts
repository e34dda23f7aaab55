import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Model } from "@kinora/contracts/prompt/model";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, MUSIC } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";

/** What a form costs by the price list; null where the list does not say. Nobody need be signed in. */
export function listPrice(form: FormDraft, model: Model): number | null {
  const mode = composerMode(form);
  const kind = mode === "text-to-image" ? "image" : mode === MUSIC ? "music" : "video";
  const rule = model.prices[kind];
  if (!rule) return null;
  const { duration } = fitToModel(form.additionalParams, model, mode).params;
  // What is charged by its length has no price before it has one.
  if (duration === undefined && unitsFor(rule, 0) === 0) return null;
  return gemsFor(rule, duration ?? 0);
}
