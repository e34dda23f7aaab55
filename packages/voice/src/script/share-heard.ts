import { difference, matchWords } from "./match-words.ts";
import { readScript } from "./read-script.ts";

/** With fewer words a name and an accent decide. */
const FEWEST = 8;
/** Share of words in the list that makes a text English. */
const ENGLISH = 0.7;
/** A recogniser's slips: "lantern" heard as "lanterns". */
const ALIKE = 0.35;

/** How much of some texts was heard. */
export interface HeardShare {
  /** Of all their words; null where it cannot be told. */
  readonly all: number | null;
  /** Words of each text, and how many of them were heard; empty where it cannot be told. */
  readonly each: readonly { readonly words: number; readonly heard: number }[];
}

const UNKNOWN: HeardShare = { all: null, each: [] };

/**
 * Share of the words of English texts, said one after the other, that were heard, in order. It cannot be told
 * where there are few words, or they are not English.
 *
 * @param isWord is a word in lower case an English one?
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
