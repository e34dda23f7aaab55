import { matchWords } from "./script/match-words.ts";
import { readScript } from "./script/read-script.ts";

const bare = (word: string) =>
  word
    .replaceAll("'", "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** Words as they are said: numbers in words, no case, no punctuation, no apostrophes, no accents (café, cafe). */
function wordsOf(text: string): string[] {
  const { words } = readScript(text, () => true);
  return words.flatMap(({ spoken }) => bare(spoken).split(" "));
}

/**
 * Share of words that are left out, put in or changed: 0 is word-perfect, and it may exceed 1.
 * @param said what should have been said
 * @param heard what a recogniser wrote
 */
export function wordErrorRate(said: string, heard: string): number {
  const script = wordsOf(said);
  if (script.length === 0) return wordsOf(heard).length === 0 ? 0 : 1;
  return matchWords(script, wordsOf(heard)).errors / script.length;
}
