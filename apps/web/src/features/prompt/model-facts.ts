import type { Model } from "@kinora/contracts/prompt/model";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { type ComposerMode, composerMode, isFilm, isOwn, MUSIC } from "./choose-model.ts";
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

/**
 * Describes what a model is good at, its price for the current form, its usual duration here, and
 * what it can begin with.
 */
export function modelFacts(model: Model, form: FormDraft): string {
  const mode = composerMode(form);
  const gems = listPrice(form, model);
  const seconds = model.usualSeconds[kindOf(mode)];
  const inputs = inputsOf(model, mode);
  const successor = model.servedBy;
  return [
    model.description,
    ...(successor === null ? [] : [t`Its maker now offers ${successor} instead.`]),
    gems === null
      ? `${ruleFor(mode, model.price)}.`
      : `${plural(gems, { 0: "Free.", one: "# gem.", other: "# gems." })}`,
    ...(seconds === undefined ? [] : [t`Usually ${seconds} s here.`]),
    ...(inputs.length === 0 ? [] : [t`Takes ${{ inputs: inputs.map(inputWords).join(", ") }}.`]),
  ].join(" ");
}
