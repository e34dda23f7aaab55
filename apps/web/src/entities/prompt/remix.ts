import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { stemsFrom } from "@kinora/contracts/prompt/stems-from";

/** The settings that a remix brings and gives back when it ends. */
export interface LentSettings {
  readonly model: string;
  readonly generationModel: string;
  readonly additionalParams: AdditionalParams;
}

/** The work that a form remixes. */
export interface Remix {
  readonly parentId: string;
  /** Its prompt. */
  readonly prompt: string;
  /** Its settings, as they were put into the form. */
  readonly lent: LentSettings;
  /** The settings chosen before. */
  readonly own: LentSettings;
}

/** The part of a form that a remix concerns. */
interface Remixable extends LentSettings {
  readonly prompt: string;
  readonly type: string;
  readonly overClip: boolean;
  readonly modelChosen: boolean;
  readonly remix: Remix | null;
}

function settingsOf({ model, generationModel, additionalParams }: LentSettings): LentSettings {
  return { model, generationModel, additionalParams };
}

/** Marks a form that was just filled from a work as its remix. */
export function beginRemix<Form extends Remixable>(
  parentId: string,
  filled: Form,
  before: Form,
): Form {
  const own = before.remix?.own ?? settingsOf(before);
  return { ...filled, remix: { parentId, prompt: filled.prompt, lent: settingsOf(filled), own } };
}

/** Returns the form as a new work, without the remix settings that were not changed since. */
export function endRemix<Form extends Remixable>(form: Form): Form {
  const { remix } = form;
  if (remix === null) return form;
  const { lent, own } = remix;
  const given = form.additionalParams;
  const changed = Object.entries(given).filter(
    ([name, value]) => new Map(Object.entries(lent.additionalParams)).get(name) !== value,
  );
  const isLent = form.generationModel === lent.generationModel;
  return {
    ...form,
    model: form.model === lent.model ? own.model : form.model,
    generationModel: isLent ? own.generationModel : form.generationModel,
    // Whether one's own was chosen is known only when it differs from the default.
    modelChosen: !isLent || own.generationModel !== PROMPT_DEFAULTS.generationModel,
    additionalParams: { ...own.additionalParams, ...Object.fromEntries(changed) },
    remix: null,
  };
}

/**
 * Returns the changed form, ending its remix when the mode changed or the prompt became a different
 * one. An empty prompt does not end it yet.
 */
export function endStaleRemix<Form extends Remixable>(before: Form, form: Form): Form {
  if (form.remix === null) return form;
  const otherMode = form.type !== before.type || form.overClip !== before.overClip;
  const rewritten = form.prompt.trim() !== "" && !stemsFrom(form.prompt, form.remix.prompt);
  return otherMode || rewritten ? endRemix(form) : form;
}
