import { isVisible } from "@kinora/contracts/text/visible-text";
import { useSyncExternalStore } from "react";
import { keepPrompt } from "../../../entities/prompt/kept-prompts.ts";
import {
  type FormDraft,
  formFieldsSet,
  type formLoaded,
} from "../../../entities/prompt/prompt-slice.ts";
import { type Store, useAppSelector } from "../../../store/store.ts";

const CHANGED = "kinora:written-before";

interface Before {
  readonly form: FormDraft;
  /** Whose it is. */
  readonly uid: string | null;
}

let before: Before | null = null;
/** What was put in its place last: that one did not write, and it may go. */
let given: string | null = null;

function keep(next: Before | null): void {
  before = next;
  dispatchEvent(new Event(CHANGED));
}

/** Puts other words, or a whole form, where somebody may have written; there is a way back to what they wrote. */
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

/** Brings back words and settings as they were. */
export async function bringBack({
  getState,
  dispatch,
}: Pick<Store, "getState" | "dispatch">): Promise<void> {
  if (before === null) return;
  const { prompt } = getState().prompt.form;
  if (prompt !== given) keepPrompt(prompt);
  dispatch(formFieldsSet(before.form));
  keep(null);
  // A storyboard that came with a file goes with it. What reads one is large.
  const { keepRestoredBoard } = await import("../../../entities/story/restored-board.ts");
  keepRestoredBoard(null);
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** Is there a way back to something this person wrote? */
export function useHasWrittenBefore(): boolean {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const found = useSyncExternalStore(
    subscribe,
    () => before,
    () => null,
  );
  return found !== null && found.uid === uid;
}
