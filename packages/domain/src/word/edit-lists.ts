import type { ListedTerm, WordLists } from "./word-lists.ts";

/** What an owner changed, after what was there before. */
export interface WordEdit {
  readonly added: readonly ListedTerm[];
  readonly removed: readonly ListedTerm[];
  readonly allowed: readonly string[];
  readonly disallowed: readonly string[];
}

export interface KeptEdit extends WordEdit {
  /** Its place among all. */
  readonly number: number;
  readonly at: Date;
  /** Id and handle of who made it; null: the account is gone. */
  readonly by: string | null;
  readonly byHandle: string | null;
  readonly note: string;
  /** The edit that it takes back; null: none. */
  readonly reverts: number | null;
}

export interface WordEditStore {
  /** How many were made: one that began earlier may be kept later than one with a higher number. */
  count(): Promise<number>;
  /** All of them, oldest first. */
  list(): Promise<readonly KeptEdit[]>;
  /** @returns its number */
  add(edit: Omit<KeptEdit, "number" | "byHandle">): Promise<number>;
}

const keyOf = ({ tier, language, text }: ListedTerm) => `${tier} ${language} ${text}`;

/** Lists with what was edited since. */
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

/** What takes an edit back. */
export function reverseOf({ added, removed, allowed, disallowed }: WordEdit): WordEdit {
  return { added: removed, removed: added, allowed: disallowed, disallowed: allowed };
}
