import { PROMPT_MAX } from "@kinora/contracts/limits";
import { promptForm } from "@kinora/contracts/prompt/prompt-form";
import { isAnyOf } from "@reduxjs/toolkit";
import { z } from "zod";
import {
  type FormDraft,
  formFieldsSet,
  formLoaded,
  formParamsSet,
  formReset,
} from "../store/prompt-slice.ts";
import type { Listener, Store } from "../store/store.ts";
import { readStored, writeStored } from "../store/stored-value.ts";

const KEY = "promptDraft";
const QUIET_MS = 250;

const savedDraft = promptForm.extend({ prompt: z.string().max(PROMPT_MAX) });

/** The form survives reloads and sign-in: it is saved shortly after each change. */
export function keepDraft(listener: Listener, store: Store): void {
  const saved = readStored(KEY, savedDraft);
  if (saved) store.dispatch(formLoaded(saved));
  listener.startListening({
    matcher: isAnyOf(formFieldsSet, formParamsSet, formLoaded, formReset),
    effect: async (_action, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(QUIET_MS);
      writeStored(KEY, asSaved(store.getState().prompt.form));
    },
  });
}

function asSaved({ story: _story, parentId, ...form }: FormDraft): z.infer<typeof savedDraft> {
  return { ...form, ...(parentId === null ? {} : { parentId }) };
}
