import { countWords } from "./beats.ts";
import { MOST_WORDS } from "./fit-length.ts";

/** Share of a story that may be the prompt's own sentences. */
const OWN_SHARE = 0.45;

/** The sentences of a prompt that a story of so many words has room for, from the first on, and none twice. */
export function toldWithin(sentences: readonly string[], goal: number): string[] {
  let words = 0;
  return [...new Set(sentences)].filter((sentence) => {
    words += countWords(sentence);
    return words <= goal * OWN_SHARE;
  });
}

/**
 * Where the further sentences of the prompt are told: evenly between the first and the last scene;
 * the first one right at the beginning when the story's trouble is in it.
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
  // How it ends is told where the story turns.
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
