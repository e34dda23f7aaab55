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
import { authSet } from "../store/auth-slice.ts";
import { tokenOf } from "../store/base-query.ts";
import { forgetSearches } from "../store/recent-searches.ts";
import type { Listener, Store } from "../store/store.ts";

const QUIET_MS = 250;

/** Set while the form changes in a way that concerns this tab only. */
export const savingPaused = { now: false };

const changesForm = isAnyOf(
  ...[formFieldsSet, formParamsSet, kindChosen, promptOrdered],
  ...[formLoaded, remixEnded, formReset],
);

/**
 * Saves the form shortly after each change or when the page is left, so it survives reloads and
 * sign-in.
 *
 * @returns resolves once the draft is restored: a user who is already typing would find it joined
 * to their text
 */
export function keepDraft(listener: Listener, store: Store): Promise<void> {
  let unsaved = false;
  const save = () => {
    if (unsaved) writePromptDraft(asSaved(store.getState().prompt.form));
    unsaved = false;
  };
  let dropped = false;
  const restored = restore(store, () => dropped);
  // Text stays on this device after a sign-out, but another user who signs in does not see it.
  listener.startListening({
    actionCreator: authSet,
    effect: ({ payload: { uid } }, { dispatch }) => {
      const before = draftWriter();
      setDraftWriter(uid);
      if (before === uid) return;
      // A session may have ended elsewhere, with nobody signing out here.
      forgetPrompts();
      forgetSearches();
      dropped = before !== null;
      if (dropped) dispatch(formReset());
    },
  });
  addEventListener("pagehide", save);
  listener.startListening({
    predicate: (action) => !savingPaused.now && changesForm(action),
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
      // Typed since, by the current user.
      if (payload.prompt !== undefined && tokenOf(getState()) === null) setDraftWriter(null);
    },
  });
  // If the draft reader cannot be loaded, the app starts with an empty form.
  return restored.catch(() => undefined);
}

/** First-time visitors have no draft and do not load its reader. */
async function restore(store: Store, isDropped: () => boolean): Promise<void> {
  const saved = promptDraft();
  if (saved === null) return;
  const { restoreDraft } = await import("./saved-draft.ts");
  if (!isDropped()) restoreDraft(saved, store);
}

function asSaved({
  story: _story,
  overClip: _overClip,
  modelChosen,
  generationModel,
  remix,
  ...form
}: FormDraft): SavedDraft {
  return {
    ...form,
    ...(modelChosen && { generationModel }),
    ...(remix === null ? {} : { remix }),
  };
}
