import type { Creation } from "@kinora/contracts/creation/creation";
import { formFieldsSet, formLoaded } from "../../entities/prompt/prompt-slice.ts";
import { putInPlace } from "../../entities/prompt/written-before.ts";
import type { Store } from "../../store/store.ts";
import { remixForm } from "./remix-form.ts";

/** The parts of a work that the form takes. */
export type Rewritten = Pick<Creation, "id" | "type" | "prompt" | "hidden" | "private" | "recipe">;

/** Puts the words of a work back into the form, with its settings where the form has others by now. */
export function putInForm(store: Pick<Store, "getState" | "dispatch">, work: Rewritten): void {
  const { form } = store.getState().prompt;
  const { parentId: _, ...wanted } = remixForm(work);
  const isSameKind = form.type === work.type;
  const model = wanted.generationModel ?? form.generationModel;
  const isAsLeft = isSameKind && form.generationModel === model;
  putInPlace(
    store,
    isAsLeft && form.prompt.trim() === ""
      ? formFieldsSet({ prompt: work.prompt })
      : formLoaded({
          ...{ ...wanted, hidden: work.hidden, private: work.private },
          ...(isSameKind ? { inputs: form.inputs } : {}),
        }),
  );
}

/** Moves the focus to the prompt; false when the page has none. */
export function focusPrompt(): boolean {
  const field = document.querySelector<HTMLElement>("[data-prompt]");
  field?.focus();
  return field !== null;
}
