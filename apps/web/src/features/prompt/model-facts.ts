import { unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Model } from "@kinora/contracts/prompt/model";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { readLocale } from "../../text/reading.ts";
import { type ComposerMode, composerMode, isFilm, isOwn, MUSIC } from "./choose-model.ts";
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

/** Returns this mode's rule from "1 gem a picture; 1 gem a second, at least 4". */
function ruleFor(mode: ComposerMode, price: string): string {
  const rules = price.split("; ");
  const ofPictures = (rule: string) => rule.includes("picture");
  const wanted = rules.filter((rule) => ofPictures(rule) === (mode === "text-to-image"));
  return (wanted.length > 0 ? wanted : rules).join("; ");
}

const kindOf = (mode: ComposerMode) =>
  mode === "text-to-image" ? "image" : mode === MUSIC ? "music" : "video";

/** Returns a model's price for the current form; what its service bills when gems do not pay. */
function priceWords(model: Model, form: FormDraft): string {
  if (model.ownKey) return billWords(model, form);
  const gems = listPrice(form, model);
  return gems === null
    ? `${ruleFor(composerMode(form), model.price)}.`
    : `${plural(gems, { 0: "Free.", one: "# gem.", other: "# gems." })}`;
}

/** Returns about what an order with the user's own key costs at the service. */
function billWords(model: Model, form: FormDraft): string {
  const mode = composerMode(form);
  const bill = model.bills[kindOf(mode)];
  const { service } = model;
  const { duration = 0 } = fitToModel(form.additionalParams, model, mode).params;
  const mills = bill ? bill.mills * unitsFor(bill, duration) : 0;
  if (mills === 0 || service === null) return t`No gems; your own key is billed.`;
  const style = { style: "currency", currency: "USD", maximumFractionDigits: 3 } as const;
  const dollars = new Intl.NumberFormat(readLocale(), style).format(mills / 1_000);
  return t`No gems; about ${dollars} at ${service}.`;
}

/**
 * Describes what a model is good at, its price for the current form, its usual duration here, and
 * what it can begin with.
 */
export function modelFacts(model: Model, form: FormDraft): string {
  const mode = composerMode(form);
  const seconds = model.usualSeconds[kindOf(mode)];
  const inputs = inputsOf(model, mode);
  const successor = model.servedBy;
  return [
    model.description,
    ...(successor === null ? [] : [t`Its maker now offers ${successor} instead.`]),
    priceWords(model, form),
    ...(seconds === undefined ? [] : [t`Usually ${seconds} s here.`]),
    ...(inputs.length === 0 ? [] : [t`Takes ${{ inputs: inputs.map(inputWords).join(", ") }}.`]),
  ].join(" ");
}
