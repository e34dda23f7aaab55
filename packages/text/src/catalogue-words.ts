import type { Locale } from "./locale.ts";
import { isText, say } from "./say.ts";

/** Describes a model of the catalogue in a sentence. */
export function modelWords(key: string, locale: Locale): string {
  return wordsOf(`model.${key}`, locale);
}

/** Describes how a voice speaks in a word or two: "warm", "storyteller". */
export function mannerWords(key: string, locale: Locale): string {
  return wordsOf(`manner.${key}`, locale);
}

/**
 * @throws when the catalogue has an entry without a description
 */
function wordsOf(id: string, locale: Locale): string {
  if (!isText(id)) throw new Error(`packages/text/en/catalogue.po has no ${id}`);
  return say(id, {}, locale);
}
