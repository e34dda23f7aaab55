import type { ScreenMessage } from "./message.ts";

/** The translations of the screens' sentences, by key. */
export type ScreenWords = Readonly<Record<string, ScreenMessage>>;

/** The language of the sentences in the code. */
export const SOURCE = "en";

const NONE: ScreenWords = {};

let locale = SOURCE;
let words = NONE;

/** Sets the language of the screens. English needs no translations, because it is in the code. */
export function readIn(language: string, its: ScreenWords = NONE): void {
  locale = language;
  words = its;
}

export const readLocale = (): string => locale;
export const readWords = (): ScreenWords => words;
