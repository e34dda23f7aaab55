import { isAnyOf } from "@reduxjs/toolkit";
import { authCleared, authSet } from "../store/auth-slice.ts";
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
import { isRecord, isText, readStored, writeStored } from "../store/stored-value.ts";

const KEY = "promptDraft";
/** Who was signed in last: the draft may be theirs. */
const WRITER = "promptWriter";
const NOBODY = "";
const QUIET_MS = 250;

/** The form survives reloads and sign-in: it is saved shortly after each change, or as the page is left. */
export function keepDraft(listener: Listener, store: Store): void {
  let unsaved = false;
  const save = () => {
    if (unsaved) writeStored(KEY, asSaved(store.getState().prompt.form));
    unsaved = false;
  };
  let dropped = false;
  void restore(store, () => dropped);
  // Words stay on this device through a sign-out; somebody else who signs in does not find them.
  listener.startListening({
    actionCreator: authSet,
    effect: ({ payload: { uid } }, { dispatch }) => {
      const before = readStored(WRITER, isText);
      writeStored(WRITER, uid);
      if (before === null || before === NOBODY || before === uid) return;
      dropped = true;
      dispatch(formReset());
    },
  });
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
  listener.startListening({
    actionCreator: formFieldsSet,
    effect: ({ payload }, { getState }) => {
      // Written since by whoever is here now.
      if (payload.prompt !== undefined && tokenOf(getState()) === null) writeStored(WRITER, NOBODY);
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
async function restore(store: Store, isDropped: () => boolean): Promise<void> {
  const saved = readStored(KEY, isRecord);
  if (saved === null) return;
  const { parseDraft } = await import("./saved-draft.ts");
  const draft = parseDraft(saved);
  if (draft && !isDropped()) store.dispatch(formLoaded(draft));
}

function asSaved({ story: _story, overClip: _overClip, remix, ...form }: FormDraft): SavedDraft {
  return { ...form, ...(remix === null ? {} : { remix }) };
}
