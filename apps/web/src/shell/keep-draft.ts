import { isAnyOf } from "@reduxjs/toolkit";
import { draftWriter, setDraftWriter } from "../entities/prompt/draft-writer.ts";
import { forgetPrompts } from "../entities/prompt/kept-prompts.ts";
import { promptDraft, writePromptDraft } from "../entities/prompt/prompt-draft.ts";
import {
  type FormDraft,
  formFieldsSet,
  formLoaded,
  formParamsSet,
  formReset,
  kindChosen,
  promptOrdered,
  remixEnded,
  type SavedDraft,
} from "../entities/prompt/prompt-slice.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { tokenOf } from "../store/base-query.ts";
import { forgetSearches } from "../store/recent-searches.ts";
import type { Listener, Store } from "../store/store.ts";

const QUIET_MS = 250;

/**
 * The form survives reloads and sign-in: it is saved shortly after each change, or as the page is left.
 *
 * @returns once the draft is there: whoever writes already would find their words glued to it
 */
export function keepDraft(listener: Listener, store: Store): Promise<void> {
  let unsaved = false;
  const save = () => {
    if (unsaved) writePromptDraft(asSaved(store.getState().prompt.form));
    unsaved = false;
  };
  let dropped = false;
  const restored = restore(store, () => dropped);
  // Words stay on this device through a sign-out; somebody else who signs in does not find them.
  listener.startListening({
    actionCreator: authSet,
    effect: ({ payload: { uid } }, { dispatch }) => {
      const before = draftWriter();
      setDraftWriter(uid);
      if (before === null || before === uid) return;
      dropped = true;
      dispatch(formReset());
    },
  });
  addEventListener("pagehide", save);
  listener.startListening({
    matcher: isAnyOf(
      ...[formFieldsSet, formParamsSet, kindChosen, promptOrdered],
      ...[formLoaded, remixEnded, formReset],
    ),
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
      if (payload.prompt !== undefined && tokenOf(getState()) === null) setDraftWriter(null);
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
  // Without what reads it, the app begins with an empty form.
  return restored.catch(() => undefined);
}

/** Newcomers have no draft and do not fetch what reads one. */
async function restore(store: Store, isDropped: () => boolean): Promise<void> {
  const saved = promptDraft();
  if (saved === null) return;
  const { parseDraft } = await import("./saved-draft.ts");
  const draft = parseDraft(saved);
  if (draft && !isDropped()) store.dispatch(formLoaded(draft));
}

function asSaved({ story: _story, overClip: _overClip, remix, ...form }: FormDraft): SavedDraft {
  return { ...form, ...(remix === null ? {} : { remix }) };
}
