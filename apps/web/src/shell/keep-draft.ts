import { isAnyOf } from "@reduxjs/toolkit";
import { authCleared } from "../store/auth-slice.ts";
import { tokenOf } from "../store/base-query.ts";
import { forgetPrompts } from "../store/kept-prompts.ts";
import {
  type FormDraft,
  formFieldsSet,
  formLoaded,
  formParamsSet,
  formReset,
  remixEnded,
  type SavedDraft,
} from "../store/prompt-slice.ts";
import { forgetSearches } from "../store/recent-searches.ts";
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
    matcher: isAnyOf(formFieldsSet, formParamsSet, formLoaded, remixEnded, formReset),
    effect: async (_action, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      unsaved = true;
      await delay(QUIET_MS);
      save();
    },
  });
  // The words stay on this device; whose work they continue is the business of whoever signed out.
  listener.startListening({
    actionCreator: authCleared,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (tokenOf(getOriginalState()) === null) return;
      dispatch(remixEnded());
      forgetPrompts();
      forgetSearches();
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

function asSaved({ story: _story, overClip: _overClip, remix, ...form }: FormDraft): SavedDraft {
  return { ...form, ...(remix === null ? {} : { remix }) };
}
