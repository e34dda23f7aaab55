import { countWords } from "./beats.ts";
import { MOST_WORDS } from "./fit-length.ts";

/** Maximum fraction of a story that may consist of the prompt's own sentences. */
const OWN_SHARE = 0.45;

/**
 * Returns the leading sentences of a prompt that fit into a story of `goal` words, without
 * duplicates.
 */
export function toldWithin(sentences: readonly string[], goal: number): string[] {
  let words = 0;
  return [...new Set(sentences)].filter((sentence) => {
    words += countWords(sentence);
    return words <= goal * OWN_SHARE;
  });
}

/**
 * Distributes the further sentences of the prompt evenly between the first and the last scene; the
 * first one goes right at the beginning when it contains the story's trouble.
 */
export function toldAt(
  sentences: readonly string[],
  scenes: number,
  turn: number,
  atOnce: boolean,
): string[][] {
  const at: string[][] = Array.from({ length: scenes }, () => []);
  const short = sentences.filter((sentence) => countWords(sentence) <= MOST_WORDS - 12);
  if (atOnce) at[0]?.push(...short.splice(0, 1));
  // The ending of the prompt is told at the turn.
  const last = short.pop();
  if (last !== undefined) at[turn]?.push(last);
  short.forEach((sentence, index) => {
    const scene = Math.min(
      scenes - 1,
      Math.round(((index + 1) * (scenes - 1)) / (short.length + 1)),
    );
    const place = at.slice(scene).find((lines) => lines.length === 0) ?? at.at(scene);
    place?.push(sentence);
  });
  return at;
}
