import { isVisible } from "@kinora/contracts/text/visible-text";
import { useSyncExternalStore } from "react";
import { type Store, useAppSelector } from "../../store/store.ts";
import { keepPrompt } from "./kept-prompts.ts";
import { type FormDraft, formFieldsSet, type formLoaded } from "./prompt-slice.ts";

const CHANGED = "kinora:written-before";

interface Before {
  readonly form: FormDraft;
  /** The user it belongs to. */
  readonly uid: string | null;
}

let before: Before | null = null;
/** The prompt that last replaced it; the user did not write that one, so it may be discarded. */
let given: string | null = null;

function keep(next: Before | null): void {
  before = next;
  dispatchEvent(new Event(CHANGED));
}

/**
 * Replaces the prompt or the whole form and keeps what the user wrote, so that it can be restored.
 */
export function putInPlace(
  { getState, dispatch }: Pick<Store, "getState" | "dispatch">,
  other: ReturnType<typeof formFieldsSet | typeof formLoaded>,
): void {
  const { prompt, auth } = getState();
  const { form } = prompt;
  keepPrompt(form.prompt);
  if (isVisible(form.prompt) && form.prompt !== given) keep({ form, uid: auth.uid });
  dispatch(other);
  given = getState().prompt.form.prompt;
}

/** Restores the previous prompt and settings. */
export async function bringBack({
  getState,
  dispatch,
}: Pick<Store, "getState" | "dispatch">): Promise<void> {
  if (before === null) return;
  const { prompt } = getState().prompt.form;
  if (prompt !== given) keepPrompt(prompt);
  dispatch(formFieldsSet(before.form));
  keep(null);
  // Discards a storyboard that came with a file. Loaded on demand, because its reader is large.
  const { forgetRestoredBoard } = await import("../story/restored-board.ts");
  forgetRestoredBoard();
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** True when a prompt the user wrote can be restored. */
export function useHasWrittenBefore(): boolean {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const found = useSyncExternalStore(
    subscribe,
    () => before,
    () => null,
  );
  return found !== null && found.uid === uid;
}
