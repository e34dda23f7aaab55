import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import { isVisible } from "@kinora/contracts/text/visible-text";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { FormDraft, FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { tooLongBy } from "../../entities/prompt/too-long-by.ts";
import { refusalOf } from "../../store/api-error.ts";
import { type ComposerMode, composerMode, inputOf, MUSIC } from "./choose-model.ts";

const ADD: Readonly<Record<"initialImage" | "initialVideo", MessageDescriptor>> = {
  initialImage: msg`Add a photo first.`,
  initialVideo: msg`Add a clip first.`,
};

const WRITE: Readonly<Partial<Record<ComposerMode, MessageDescriptor>>> = {
  [MUSIC]: msg`Write a prompt first.`,
  "text-to-image": msg`Write a prompt first.`,
  "text-to-video": msg`Write a prompt first.`,
  "photo-to-video": msg`Now describe what should happen in the photo.`,
  "face-to-video": msg`Now describe what the face should do.`,
  "text-image-to-video": msg`Now describe the film of your photo.`,
  "over-clip": msg`Now describe how your clip should look.`,
  "video-upload": msg`Now describe what your clip shows.`,
};

/** Files that are not ready, and what they are waiting for. */
export type FileWaits = Readonly<Partial<Record<keyof FormInputs, string>>>;

/** Returns the maximum UTF-16 units of a prompt for a model. */
export const promptMax = (model: Model | null): number => model?.promptMax ?? PROMPT_MAX;

/** Returns why a form cannot be sent to a model, shown beside its button; null when it can. */
export function whyNot(form: FormDraft, model: Model | null, waits: FileWaits = {}): string | null {
  if (model?.available === false) return model.unavailableReason;
  const mode = composerMode(form);
  const input = inputOf(mode);
  if (input !== null && input !== "lastImage" && form.inputs[input] === undefined)
    return waits[input] ?? t(ADD[input]);
  if (waits.lastImage) return waits.lastImage;
  const prompt = form.prompt.trim();
  const write = WRITE[mode];
  if (!isVisible(prompt)) return write ? t(write) : null;
  const { negative_prompt: negative = "", last_prompt: last = "" } = form.additionalParams;
  const most = promptMax(model);
  if (prompt.length > most) return tooLongBy(prompt.length - most);
  if (negative.length > NEGATIVE_PROMPT_MAX) return t`“Leave out”, under More, is too long.`;
  if (last.trim().length > PROMPT_MAX) return t`“Ends on”, under More, is too long.`;
  return null;
}

/**
 * Returns why a form cannot be sent after its price was refused; null unless its words are the cause.
 */
export function whyRefused(problem: unknown): string | null {
  const code = refusalOf(problem)?.code;
  return code === "BANNED_WORD" || code === "VERY_UNSAFE_WORD" ? t`Change the words first.` : null;
}
