/** A placeholder, as Lingui compiles it: its name; how it is written; what is said in each case. */
export type Placeholder = readonly [
  name: string,
  type?: string,
  cases?: Readonly<Record<string, ScreenMessage>>,
];

/** A sentence as the build leaves it in the code, in English: plain words, or words and placeholders. */
export type ScreenMessage = string | readonly (string | Placeholder)[];

/** What stands between the context of a sentence and the sentence, as in .po files made ready for machines. */
const BETWEEN = "\u0004";

/** By what other languages find their words for a sentence: its English words, and where it is said if that matters. */
export function keyOf(message: ScreenMessage, context?: string): string {
  const words = typeof message === "string" ? message : JSON.stringify(message);
  return context ? context + BETWEEN + words : words;
}
