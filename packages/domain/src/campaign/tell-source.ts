import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { NARRATION_MAX } from "@kinora/contracts/story/story-limits";

/** Seconds between two scenes in which nothing is said. */
const BREATH = 0.6;

/**
 * Returns the sentences of a source that a story of this length can tell, in their order and word for
 * word: nothing is added that the source doesn't say. Always the first one, as far as a scene can
 * hold it.
 *
 * @param seconds length of the story
 */
export function tellSource(source: string, seconds: number, speed: number): string {
  const told: string[] = [];
  let left = seconds;
  for (const sentence of sentencesOf(source)) {
    if (sentence.length > NARRATION_MAX) continue;
    left -= speakingTime(sentence, speed) + BREATH;
    if (left < 0 && told.length > 0) break;
    told.push(sentence);
  }
  return told.length > 0 ? told.join("\n") : source.slice(0, NARRATION_MAX).trim();
}

/** What a sentence has at least: a heading or a menu entry of a page is none. */
const WORDS = 3;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .flatMap((line) =>
      Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(line)),
    )
    .map(({ segment }) => segment.trim().replace(/\s+/gu, " "))
    .filter((sentence) => sentence.split(" ").length >= WORDS || /[.!?。！？]$/u.test(sentence));
