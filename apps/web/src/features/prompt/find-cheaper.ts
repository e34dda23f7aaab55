import type { Model } from "@kinora/contracts/prompt/model";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, modelsFor } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { listPrice } from "./list-price.ts";
import { withoutManner } from "./manners.ts";
import { listPriceOfPress } from "./wire-order.ts";

/** A change of the form that makes it cheaper: its price and its number of works afterwards. */
export type CheaperForm = { readonly gems: number; readonly works: number } & (
  | { readonly by: "works" }
  | { readonly by: "length"; readonly seconds: number }
  | { readonly by: "model"; readonly model: Model }
);

/**
 * Returns the smallest change with which a press costs no more than these gems: fewer works of it,
 * else shorter ones, of which all stay where a length allows it, else by another model, the dearest
 * that fits. Null for none. Works of different models become one, by the first of them.
 */
export function findCheaper(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
  gems: number,
): CheaperForm | null {
  if (gems < 1) return null;
  const single = listPrice(form, model);
  return (
    fewerWorks(form, model, models, gems) ??
    (single !== null && single > gems ? shorter(form, model, gems) : null) ??
    otherModel(form, model, models, gems)
  );
}

function fewerWorks(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
  gems: number,
): CheaperForm | null {
  const single = listPrice(form, model);
  const all = listPriceOfPress(form, model, models);
  if (single === null || single < 1 || all === null || all <= single) return null;
  if (single > gems) return null;
  return { by: "works", ...pressOf(form, single, gems) };
}

const wantedOf = ({ beside, works }: FormDraft) => (beside.length > 0 ? 1 : works);

/** Returns how many works at this price these gems pay for, of those wanted. */
function pressOf(form: FormDraft, price: number, gems: number) {
  const works = Math.min(wantedOf(form), Math.floor(gems / price));
  return { works, gems: works * price };
}

function shorter(form: FormDraft, model: Model, gems: number): CheaperForm | null {
  const mode = composerMode(form);
  const { duration } = fitToModel(form.additionalParams, model, mode).params;
  if (duration === undefined) return null;
  const lengths = model.durations.filter((seconds) => seconds < duration).toSorted((a, b) => b - a);
  const offers = lengths.flatMap((seconds): CheaperForm[] => {
    const price = priceAt(form, model, seconds);
    if (price === null || price > gems) return [];
    return [{ by: "length", seconds, ...pressOf(form, price, gems) }];
  });
  return offers.find(({ works }) => works === wantedOf(form)) ?? offers[0] ?? null;
}

function priceAt(form: FormDraft, model: Model, duration: number): number | null {
  return listPrice({ ...form, additionalParams: { ...form.additionalParams, duration } }, model);
}

function otherModel(
  form: FormDraft,
  model: Model,
  models: readonly Model[],
  gems: number,
): CheaperForm | null {
  let best: { readonly model: Model; readonly gems: number } | null = null;
  for (const other of modelsFor(models, composerMode(form))) {
    if (!other.available || other.key === model.key || withoutManner(other, models) !== other)
      continue;
    const price = listPrice(form, other);
    if (price === null || price > gems || price <= (best?.gems ?? -1)) continue;
    best = { model: other, gems: price };
  }
  return best && { by: "model", model: best.model, ...pressOf(form, best.gems, gems) };
}
