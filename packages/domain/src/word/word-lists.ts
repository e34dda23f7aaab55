import type { UnsafeCategory, WordTier } from "@kinora/contracts/word/word-list";

/** An entry of a word list. */
export interface ListedTerm {
  /** Words; an asterisk at either end matches any letters. */
  readonly text: string;
  readonly tier: WordTier;
  /** ISO 639 code; "" for all languages. */
  readonly language: string;
  /** For banned words: true when the author may confirm that it is harmless. */
  readonly isSoft: boolean;
  /** For very unsafe words: the only information about it shown to the user. */
  readonly category: UnsafeCategory | null;
}

/** Banned and very unsafe words, and the phrases in which they are allowed. */
export interface WordLists {
  readonly terms: readonly ListedTerm[];
  readonly allowed: readonly string[];
}

/** Returns the lists of words that are refused, without the negative prompt words. */
export const blockingLists = ({ terms, allowed }: WordLists): WordLists => ({
  terms: terms.filter(({ tier }) => tier !== "negative"),
  allowed,
});

/** Returns the owner's words that models are told to leave out. */
export const houseWords = ({ terms }: Pick<WordLists, "terms">): readonly string[] =>
  terms.filter(({ tier }) => tier === "negative").map(({ text }) => text);

/** Position of an entry in a text, in UTF-16 units [start, end). */
export interface TermFound {
  readonly term: ListedTerm;
  readonly start: number;
  readonly end: number;
}

/** Finds entries in a text, in order of position, except within allowed phrases. */
export type FindTerms = (text: string) => readonly TermFound[];
