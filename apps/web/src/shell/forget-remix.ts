import { forgetPrompts } from "../entities/prompt/kept-prompts.ts";
import { promptDraft, writePromptDraft } from "../entities/prompt/prompt-draft.ts";
import { remixEnded } from "../entities/prompt/prompt-slice.ts";
import { authCleared } from "../store/auth-slice.ts";
import { tokenOf } from "../store/base-query.ts";
import { forgetSearches } from "../store/recent-searches.ts";
import type { Listener } from "../store/store.ts";
import { savingPaused } from "./keep-draft.ts";

/**
 * The text of the draft stays on this device after a sign-out, but which work it remixes concerns
 * only the user who signed out.
 */
export function forgetRemixOnSignOut(listener: Listener): void {
  listener.startListening({
    actionCreator: authCleared,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (tokenOf(getOriginalState()) === null) return;
      // Not saved: what is stored may have been written in another tab, for which it is kept.
      savingPaused.now = true;
      dispatch(remixEnded());
      savingPaused.now = false;
      const { remix, ...draft } = promptDraft() ?? {};
      if (remix) writePromptDraft(draft);
      forgetPrompts();
      forgetSearches();
    },
  });
}
