import { difference, matchWords } from "./match-words.ts";
import { readScript } from "./read-script.ts";

/** Minimum number of words; with fewer, a name or an accent would decide the result. */
const FEWEST = 8;
/** Minimum share of words in the list for a text to count as English. */
const ENGLISH = 0.7;
/** Maximum difference tolerated as a recognition error: "lantern" heard as "lanterns". */
const ALIKE = 0.35;

/** The share of some texts that was heard. */
export interface HeardShare {
  /** Share of all words; null when it cannot be determined. */
  readonly all: number | null;
  /** For each text, its number of words and of those heard; empty when it cannot be determined. */
  readonly each: readonly { readonly words: number; readonly heard: number }[];
}

const UNKNOWN: HeardShare = { all: null, each: [] };

/**
 * Returns the share of the words of consecutive English texts that were heard in order. It cannot
 * be determined for few words, or for another language.
 *
 * @param isWord returns true for an English word in lower case
 */
export function shareHeard(
  texts: readonly string[],
  heard: string,
  isWord: (word: string) => boolean,
): HeardShare {
  const wordsOf = (from: string) => {
    const { words } = readScript(from, () => true);
    return words.flatMap(({ spoken }) => spoken.toLowerCase().replaceAll("'", "").split(" "));
  };
  const scripts = texts.map(wordsOf);
  const script = scripts.flat();
  if (script.length < FEWEST) return UNKNOWN;
  if (script.filter(isWord).length < script.length * ENGLISH) return UNKNOWN;
  const ears = wordsOf(heard);
  const isHeard = matchWords(script, ears).pairs.map((ear, at) => {
    const word = ears[ear];
    return word !== undefined && difference(script[at] ?? "", word) <= ALIKE;
  });
  let from = 0;
  const each = scripts.map(({ length }) => {
    const own = isHeard.slice(from, from + length);
    from += length;
    return { words: length, heard: own.filter(Boolean).length };
  });
  return { all: isHeard.filter(Boolean).length / script.length, each };
}
