import { WORKS_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, modelsFor } from "./choose-model.ts";
import { wireForm } from "./fit-form.ts";
import { listPrice } from "./list-price.ts";

/** Returns the models of one press in order: one model several times, or several models. */
export function modelsOfPress(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
): readonly Model[] {
  const mode = composerMode(form);
  // The user's own clip is added only once.
  if (mode === "video-upload") return [model];
  const beside = modelsFor(models, mode).filter(
    (one) => one.available && one.key !== model.key && form.beside.includes(one.key),
  );
  return beside.length > 0
    ? [model, ...beside].slice(0, WORKS_MAX)
    : Array.from({ length: form.works }, () => model);
}

/** Returns the form for the server with all works of the same press, each fitted to its model. */
export function wireOrder(form: FormDraft, model: Model, models: readonly Model[]): OrderForm {
  const [, ...others] = modelsOfPress(form, model, models);
  const first = wireForm(form, model);
  return others.length === 0
    ? first
    : { ...first, others: others.map((other) => wireForm(form, other)) };
}

/** Returns the list price of a press; null when the list has none. */
export function listPriceOfPress(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
): number | null {
  let gems = 0;
  for (const one of modelsOfPress(form, model, models)) {
    const own = listPrice(form, one);
    if (own === null) return null;
    gems += own;
  }
  return gems;
}
