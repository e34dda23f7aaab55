import { matchWords } from "./script/match-words.ts";
import { readScript } from "./script/read-script.ts";

const bare = (word: string) =>
  word
    .replaceAll("'", "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/**
 * Normalises words to their spoken form: numbers in words, no case, punctuation, apostrophes or
 * accents (café, cafe).
 */
function wordsOf(text: string): string[] {
  const { words } = readScript(text, () => true);
  return words.flatMap(({ spoken }) => bare(spoken).split(" "));
}

/**
 * Returns the share of words that are omitted, inserted or changed: 0 is word-perfect, and it may
 * exceed 1.
 * @param said the intended text
 * @param heard the text from a recogniser
 */
export function wordErrorRate(said: string, heard: string): number {
  const script = wordsOf(said);
  if (script.length === 0) return wordsOf(heard).length === 0 ? 0 : 1;
  return matchWords(script, wordsOf(heard)).errors / script.length;
}
