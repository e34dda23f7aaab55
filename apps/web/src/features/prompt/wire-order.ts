import { WORKS_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, modelsFor } from "./choose-model.ts";
import { wireForm } from "./fit-form.ts";
import { listPrice } from "./list-price.ts";

/** The models of one press, in their order: one several times, or several side by side. */
export function modelsOfPress(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
): readonly Model[] {
  const mode = composerMode(form);
  // A clip of one's own is brought once.
  if (mode === "video-upload") return [model];
  const beside = modelsFor(models, mode).filter(
    (one) => one.available && one.key !== model.key && form.beside.includes(one.key),
  );
  return beside.length > 0
    ? [model, ...beside].slice(0, WORKS_MAX)
    : Array.from({ length: form.works }, () => model);
}

/** The form as the server takes it, with what the same press makes besides, each fitted to its model. */
export function wireOrder(form: FormDraft, model: Model, models: readonly Model[]): OrderForm {
  const [, ...others] = modelsOfPress(form, model, models);
  const first = wireForm(form, model);
  return others.length === 0
    ? first
    : { ...first, others: others.map((other) => wireForm(form, other)) };
}

/** What a press costs by the price list; null where the list does not say. */
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
