/** A placeholder as Lingui compiles it: name, format, and the text of each case. */
export type Placeholder = readonly [
  name: string,
  type?: string,
  cases?: Readonly<Record<string, ScreenMessage>>,
];

/** An English sentence as the build leaves it in the code: plain text, or text and placeholders. */
export type ScreenMessage = string | readonly (string | Placeholder)[];

/** The separator between context and sentence, as in compiled .po files. */
const BETWEEN = "\u0004";

/**
 * Returns the key under which other languages store a sentence: its English text, with its context
 * if it has one.
 */
export function keyOf(message: ScreenMessage, context?: string): string {
  const words = typeof message === "string" ? message : JSON.stringify(message);
  return context ? context + BETWEEN + words : words;
}
