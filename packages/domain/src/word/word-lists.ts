import type { UnsafeCategory, WordTier } from "@kinora/contracts/word/word-list";

/** An entry of a list. */
export interface ListedTerm {
  /** Words; a star at an end stands for any letters. */
  readonly text: string;
  readonly tier: WordTier;
  /** Code of ISO 639; "" for all. */
  readonly language: string;
  /** Of a banned word: who wrote it may say that it is meant well. */
  readonly isSoft: boolean;
  /** Of a very unsafe word: all that a person is told of it. */
  readonly category: UnsafeCategory | null;
}

/** BannedWords, VeryUnsafeWords, and the phrases in which an entry is meant well. */
export interface WordLists {
  readonly terms: readonly ListedTerm[];
  readonly allowed: readonly string[];
}

/** What nothing may stand in: the lists without what models are told to leave out. */
export const blockingLists = ({ terms, allowed }: WordLists): WordLists => ({
  terms: terms.filter(({ tier }) => tier !== "negative"),
  allowed,
});

/** The words that models are told to leave out, as the owner's list has them. */
export const houseWords = ({ terms }: Pick<WordLists, "terms">): readonly string[] =>
  terms.filter(({ tier }) => tier === "negative").map(({ text }) => text);

/** Where an entry stands in a text, in UTF-16 units [start, end). */
export interface TermFound {
  readonly term: ListedTerm;
  readonly start: number;
  readonly end: number;
}

/** Finds entries in a text: those that no allowed phrase around them excuses, in order of place. */
export type FindTerms = (text: string) => readonly TermFound[];
