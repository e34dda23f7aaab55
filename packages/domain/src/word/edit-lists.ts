import type { ListedTerm, WordLists } from "./word-lists.ts";

/** A change of the word lists, relative to the state before it. */
export interface WordEdit {
  readonly added: readonly ListedTerm[];
  readonly removed: readonly ListedTerm[];
  readonly allowed: readonly string[];
  readonly disallowed: readonly string[];
}

export interface KeptEdit extends WordEdit {
  /** Position in the history. */
  readonly number: number;
  readonly at: Date;
  /** Id and handle of the editor; null when their account was deleted. */
  readonly by: string | null;
  readonly byHandle: string | null;
  readonly note: string;
  /** Number of the edit that it reverts; null when it is not a revert. */
  readonly reverts: number | null;
}

export interface WordEditStore {
  /**
   * Returns the number of edits. It detects edits that are committed later than one with a higher
   * number.
   */
  count(): Promise<number>;
  /** Returns all edits, oldest first. */
  list(): Promise<readonly KeptEdit[]>;
  /** Adds an edit. @returns its number */
  add(edit: Omit<KeptEdit, "number" | "byHandle">): Promise<number>;
}

const keyOf = ({ tier, language, text }: ListedTerm) => `${tier} ${language} ${text}`;

/** Applies edits to the shipped lists. */
export function editLists(shipped: WordLists, edits: readonly WordEdit[]): WordLists {
  const terms = new Map(shipped.terms.map((term) => [keyOf(term), term]));
  const allowed = new Set(shipped.allowed);
  for (const edit of edits) {
    for (const term of edit.removed) terms.delete(keyOf(term));
    for (const term of edit.added) terms.set(keyOf(term), term);
    for (const phrase of edit.disallowed) allowed.delete(phrase);
    for (const phrase of edit.allowed) allowed.add(phrase);
  }
  return { terms: [...terms.values()], allowed: [...allowed] };
}

/** Returns the opposite edit. */
export function reverseOf({ added, removed, allowed, disallowed }: WordEdit): WordEdit {
  return { added: removed, removed: added, allowed: disallowed, disallowed: allowed };
}
