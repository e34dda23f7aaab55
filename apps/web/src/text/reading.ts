import type { ScreenMessage } from "./message.ts";

/** The words of a language for the sentences of the screens, by their keys. */
export type ScreenWords = Readonly<Record<string, ScreenMessage>>;

/** The language of the sentences that stand in the code. */
export const SOURCE = "en";

const NONE: ScreenWords = {};

let locale = SOURCE;
let words = NONE;

/** From now on the screens are read in this language. English needs no words: they stand in the code. */
export function readIn(language: string, its: ScreenWords = NONE): void {
  locale = language;
  words = its;
}

export const readLocale = (): string => locale;
export const readWords = (): ScreenWords => words;
