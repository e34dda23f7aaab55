import { unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { readLocale } from "../../text/reading.ts";
import { adjusted } from "./adjusted.ts";
import { type ComposerMode, composerMode, inputOf, isFilm, isOwn, MUSIC } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { listPrice } from "./list-price.ts";

/** What a model's film can begin with, in addition to a prompt. */
export type Input = "photo" | "clip" | "ends";

const INPUTS: Readonly<Record<Input, MessageDescriptor>> = {
  photo: msg`a photo`,
  clip: msg`a clip`,
  ends: msg`first and last picture`,
};

export function inputsOf(
  { key, modes, endsOnPicture }: Model,
  mode: ComposerMode,
): readonly Input[] {
  // A picture or music begins with words only.
  if (!isFilm(mode)) return [];
  const fromPhoto = modes.includes("photo-to-video") || modes.includes("text-image-to-video");
  const overClip = isOwn(key) && modes.includes("text-to-video");
  return [
    ...(fromPhoto ? (["photo"] as const) : []),
    ...(overClip ? (["clip"] as const) : []),
    ...(endsOnPicture ? (["ends"] as const) : []),
  ];
}

const inputWords = (input: Input): string => t(INPUTS[input]);

/** True for a model that makes films of photos, but none of words alone. */
export const needsPhoto = ({ modes }: Pick<Model, "modes">, mode: ComposerMode): boolean =>
  mode === "text-to-video" && !modes.includes(mode) && modes.includes("text-image-to-video");

/** Returns this mode's rule from "1 gem a picture; 1 gem a second, at least 4". */
function ruleFor(mode: ComposerMode, price: string): string {
  const rules = price.split("; ");
  const ofPictures = (rule: string) => rule.includes("picture");
  const wanted = rules.filter((rule) => ofPictures(rule) === (mode === "text-to-image"));
  return (wanted.length > 0 ? wanted : rules).join("; ");
}

const kindOf = (mode: ComposerMode) =>
  mode === "text-to-image" ? "image" : mode === MUSIC ? "music" : "video";

/** A price as the list shows it. */
export interface PriceWords {
  /** The amount: "119 gems", "$1.60". */
  readonly amount: string;
  /** Who bills it, when that is not us. */
  readonly note: string | null;
}

/** Returns a model's price for the current form; what its service bills when gems do not pay. */
export function priceWords(model: Model, form: FormDraft): PriceWords {
  if (model.ownKey) return billWords(model, form);
  const gems = listPrice(form, model);
  const amount =
    gems === null
      ? ruleFor(composerMode(form), model.price)
      : plural(gems, { 0: "Free", one: "# gem", other: "# gems" });
  return { amount, note: null };
}

/** Returns about what an order with the user's own key costs at the service. */
function billWords(model: Model, form: FormDraft): PriceWords {
  const mode = composerMode(form);
  const bill = model.bills[kindOf(mode)];
  const { service } = model;
  const { duration = 0 } = fitToModel(form.additionalParams, model, mode).params;
  const mills = bill ? bill.mills * unitsFor(bill, duration) : 0;
  if (mills === 0 || service === null) return { amount: t`No gems`, note: t`on your own key` };
  const style = { style: "currency", currency: "USD", maximumFractionDigits: 3 } as const;
  const dollars = new Intl.NumberFormat(readLocale(), style).format(mills / 1_000);
  return { amount: t`about ${dollars}`, note: t`at ${service}, no gems` };
}

/** Seconds from which a usual time is told in minutes. */
const IN_MINUTES = 100;

function usualWords(seconds: number): string {
  if (seconds < IN_MINUTES) return t`Usually ${seconds} s here`;
  const minutes = Math.round(seconds / 60);
  return t`Usually ${minutes} min here`;
}

/**
 * Returns what else helps to choose a model: its successor, its usual duration here, what it can or
 * must begin with, and what of the wanted settings it lacks.
 */
export function modelFacts(model: Model, form: FormDraft, wanted: AdditionalParams): string[] {
  const mode = composerMode(form);
  const seconds = model.usualSeconds[kindOf(mode)];
  const isGiven = inputOf(mode) === "initialImage";
  const inputs = inputsOf(model, mode).filter((one) => !isGiven || one !== "photo");
  const successor = model.servedBy;
  return [
    ...(successor === null ? [] : [t`Served by ${successor}`]),
    ...(needsPhoto(model, mode) ? [t`Needs a photo`] : []),
    ...(needsPhoto(model, mode) || inputs.length === 0
      ? []
      : [t`Takes ${{ inputs: inputs.map(inputWords).join(", ") }}`]),
    ...(seconds === undefined ? [] : [usualWords(seconds)]),
    ...(mode === MUSIC ? [] : adjusted(wanted, model, mode)),
  ];
}
