import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { reverseOf, type WordEdit, type WordEditStore } from "./edit-lists.ts";

export interface ChangeListsPorts {
  readonly edits: WordEditStore;
  readonly security: SecurityLog;
  readonly now: () => Date;
}

interface ByWhom {
  readonly userId: string;
}

/** Adds an edit to those that are in force. */
export async function changeLists(
  { edits, security, now }: ChangeListsPorts,
  edit: WordEdit & { readonly note: string; readonly reverts?: number },
  { userId }: ByWhom,
): Promise<{ number: number }> {
  const { note, reverts = null, ...change } = edit;
  const number = await edits.add({ ...change, note, reverts, at: now(), by: userId });
  security.record({ event: "word-lists-changed", userId, number });
  return { number };
}

/**
 * Takes an edit back by another one, which has its own place in the history.
 *
 * @throws Refusal WORD_EDIT_NOT_FOUND
 */
export async function revertEdit(
  ports: ChangeListsPorts,
  number: number,
  who: ByWhom,
): Promise<{ number: number }> {
  const edit = (await ports.edits.list()).find((one) => one.number === number);
  if (!edit) throw new Refusal("WORD_EDIT_NOT_FOUND");
  return changeLists(ports, { ...reverseOf(edit), note: "", reverts: number }, who);
}
