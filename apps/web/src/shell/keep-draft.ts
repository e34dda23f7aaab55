import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { isAnyOf } from "@reduxjs/toolkit";
import {
  type FormDraft,
  formFieldsSet,
  formLoaded,
  formParamsSet,
  formReset,
} from "../store/prompt-slice.ts";
import type { Listener, Store } from "../store/store.ts";
import { isRecord, readStored, writeStored } from "../store/stored-value.ts";

const KEY = "promptDraft";
const QUIET_MS = 250;

/** The form survives reloads and sign-in: it is saved shortly after each change, or as the page is left. */
export function keepDraft(listener: Listener, store: Store): void {
  let unsaved = false;
  const save = () => {
    if (unsaved) writeStored(KEY, asSaved(store.getState().prompt.form));
    unsaved = false;
  };
  void restore(store);
  addEventListener("pagehide", save);
  listener.startListening({
    matcher: isAnyOf(formFieldsSet, formParamsSet, formLoaded, formReset),
    effect: async (_action, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      unsaved = true;
      await delay(QUIET_MS);
      save();
    },
  });
}

/** Newcomers have no draft and do not fetch what reads one. */
async function restore(store: Store): Promise<void> {
  const saved = readStored(KEY, isRecord);
  if (saved === null) return;
  const { parseDraft } = await import("./saved-draft.ts");
  const draft = parseDraft(saved);
  if (draft) store.dispatch(formLoaded(draft));
}

function asSaved({ story: _story, overClip: _overClip, parentId, ...form }: FormDraft): PromptForm {
  return { ...form, ...(parentId === null ? {} : { parentId }) };
}
