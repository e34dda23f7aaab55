import { type Phrase, wordsOf } from "./match-phrases.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Open } from "./open-words.ts";

/** Deeds that a face shows as they are. */
const OF_FACES = /^(?:smil|grin|lov)/;

/**
 * Gives an emotion to those who feel it, else to the noun that follows. A deed that only a face
 * shows is reported: "yawning, drawn as a sleepy face".
 */
export function takeEmotion(
  reading: Reading,
  phrase: Phrase,
  clause: readonly Mention[],
  open: Open,
): void {
  const { meaning, terms } = phrase;
  if (meaning?.emotion === undefined) return;
  const { emotion, action } = meaning;
  if (clause.length === 0) open.emotion = emotion;
  else for (const mention of clause) mention.emotion ??= emotion;
  const text = terms[0]?.text ?? "";
  const shown = OF_FACES.test(text) || action !== undefined || !/(?:ing|s)$/.test(text);
  if (!shown && clause.length > 0)
    reading.approximations.push({ words: wordsOf(phrase), drawnAs: `a ${emotion} face` });
}
