import { difference, matchWords } from "./match-words.ts";
import { readScript } from "./read-script.ts";

/** With fewer words a name and an accent decide. */
const FEWEST = 8;
/** Share of words in the list that makes a text English. */
const ENGLISH = 0.7;
/** A recogniser's slips: "lantern" heard as "lanterns". */
const ALIKE = 0.35;

/**
 * Share of an English text's words that were heard, in order; null where it cannot be told, for the text
 * is short, or not English.
 *
 * @param isWord is a word in lower case an English one?
 */
export function shareHeard(
  text: string,
  heard: string,
  isWord: (word: string) => boolean,
): number | null {
  const wordsOf = (from: string) => {
    const { words } = readScript(from, () => true);
    return words.flatMap(({ spoken }) => spoken.toLowerCase().replaceAll("'", "").split(" "));
  };
  const script = wordsOf(text);
  if (script.length < FEWEST) return null;
  if (script.filter(isWord).length < script.length * ENGLISH) return null;
  const ears = wordsOf(heard);
  const { pairs } = matchWords(script, ears);
  const found = pairs.filter((ear, at) => {
    const word = ears[ear];
    return word !== undefined && difference(script[at] ?? "", word) <= ALIKE;
  });
  return found.length / script.length;
}
