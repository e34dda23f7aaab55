import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { stemsFrom } from "@kinora/contracts/prompt/stems-from";

/** What a remix brings along, and gives back when it ends. */
export interface LentSettings {
  readonly model: string;
  readonly generationModel: string;
  readonly additionalParams: AdditionalParams;
}

/** The work a form continues. */
export interface Remix {
  readonly parentId: string;
  /** Its words. */
  readonly prompt: string;
  /** Its settings, as they came into the form. */
  readonly lent: LentSettings;
  /** What was chosen before. */
  readonly own: LentSettings;
}

/** A form, as far as a remix is concerned. */
interface Remixable extends LentSettings {
  readonly prompt: string;
  readonly type: string;
  readonly overClip: boolean;
  readonly remix: Remix | null;
}

function settingsOf({ model, generationModel, additionalParams }: LentSettings): LentSettings {
  return { model, generationModel, additionalParams };
}

/** A form that was just filled from a work, as its remix. */
export function beginRemix<Form extends Remixable>(
  parentId: string,
  filled: Form,
  before: Form,
): Form {
  const own = before.remix?.own ?? settingsOf(before);
  return { ...filled, remix: { parentId, prompt: filled.prompt, lent: settingsOf(filled), own } };
}

/** The form as a work of its own: what came with the remix and was not changed since goes with it. */
export function endRemix<Form extends Remixable>(form: Form): Form {
  const { remix } = form;
  if (remix === null) return form;
  const { lent, own } = remix;
  const given = form.additionalParams;
  const changed = Object.entries(given).filter(
    ([name, value]) => new Map(Object.entries(lent.additionalParams)).get(name) !== value,
  );
  return {
    ...form,
    model: form.model === lent.model ? own.model : form.model,
    generationModel:
      form.generationModel === lent.generationModel ? own.generationModel : form.generationModel,
    additionalParams: { ...own.additionalParams, ...Object.fromEntries(changed) },
    remix: null,
  };
}

/**
 * A changed form without a remix that has ended: it is for another mode, or its words are other ones. An
 * empty field decides nothing yet.
 */
export function endStaleRemix<Form extends Remixable>(before: Form, form: Form): Form {
  if (form.remix === null) return form;
  const otherMode = form.type !== before.type || form.overClip !== before.overClip;
  const rewritten = form.prompt.trim() !== "" && !stemsFrom(form.prompt, form.remix.prompt);
  return otherMode || rewritten ? endRemix(form) : form;
}
