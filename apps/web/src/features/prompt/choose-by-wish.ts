import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { Wish } from "@kinora/contracts/prompt/wishes";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { composerMode, isFilm, MUSIC } from "./choose-model.ts";
import { listPrice } from "./list-price.ts";

/** What a user may leave the choice of the model to. */
export type Aim = Wish | "cheapest";

/** Wishes that only a film can grant. */
const OF_FILMS: ReadonlySet<Aim> = new Set(["footage", "talkingFace", "longClip", "sound"]);

/** Seconds from which a clip counts as long. */
const LONG = 10;

/** A model chosen for an aim. */
export interface WishedModel {
  readonly model: Model;
  /** The length to ask for; undefined when the result has none. */
  readonly seconds: number | undefined;
  /** The cheapest model for the same aim and length, when it is not this one. */
  readonly cheaper: Model | null;
}

/** Returns true when a form could be left to this aim, whether or not a model is available for it. */
export function isAim(aim: Aim, models: readonly Model[], form: FormDraft): boolean {
  if (aim === "cheapest") return new Set(models.map((one) => priceOf(one, form))).size > 1;
  if (OF_FILMS.has(aim) && !isFilm(composerMode(form))) return false;
  return models.some(({ bestFor }) => bestFor[aim] !== undefined);
}

/**
 * Chooses the best available model for a wish, or the cheapest of all, among those that make the
 * wanted length and shape; among the others only when none does. A long clip is at least ten seconds long.
 */
export function chooseByWish(
  aim: Aim,
  models: readonly Model[],
  form: FormDraft,
): WishedModel | null {
  const able = models.filter(
    ({ available, bestFor }) => available && (aim === "cheapest" || bestFor[aim] !== undefined),
  );
  const { duration, aspectRatio } = form.additionalParams;
  const mode = composerMode(form);
  const wanted = aim === "longClip" ? Math.max(duration ?? 0, LONG) : duration;
  const seconds = isFilm(mode) || mode === MUSIC ? wanted : undefined;
  const asked = { ...form, additionalParams: { ...form.additionalParams, duration: seconds } };
  const made = keptBy(able, (one) => makesLength(one, seconds));
  const fit = keptBy(made, (one) => makesShape(one, aspectRatio));
  const byPrice = fit.toSorted((a, b) => priceOf(a, asked) - priceOf(b, asked));
  const [cheapest] = byPrice;
  const best =
    aim === "cheapest" ? cheapest : fit.toSorted((a, b) => rank(aim, a) - rank(aim, b))[0];
  if (!best || !cheapest) return null;
  const cheaper = priceOf(cheapest, asked) < priceOf(best, asked) ? cheapest : null;
  return { model: best, seconds, cheaper };
}

/** True when a model makes this length, or results without one. */
export const makesLength = ({ durations }: Pick<Model, "durations">, seconds?: number): boolean =>
  seconds === undefined || durations.length === 0 || durations.includes(seconds);

const makesShape = (model: Pick<Model, "aspectRatios">, shape: AdditionalParams["aspectRatio"]) =>
  shape === undefined || model.aspectRatios.length === 0 || model.aspectRatios.includes(shape);

function keptBy(models: readonly Model[], passes: (model: Model) => boolean): readonly Model[] {
  const kept = models.filter(passes);
  return kept.length > 0 ? kept : models;
}

const rank = (wish: Wish, { bestFor }: Model) => bestFor[wish] ?? Number.POSITIVE_INFINITY;

/** Gems, so that what is billed elsewhere or has no price comes last. */
function priceOf(model: Model, form: FormDraft): number {
  return model.ownKey ? Number.MAX_VALUE : (listPrice(form, model) ?? Number.MAX_VALUE);
}
