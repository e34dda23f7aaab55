import { runHearing } from "./hear/run-hearing.ts";
import type { SpokenWord } from "./narration.ts";

/**
 * Finds the words of a text in a recording of it, in a process of its own. Words the recogniser misses, or
 * all where it is not installed, are spread over what is audible between.
 *
 * @param audio one channel, any rate
 * @returns every word of the text in order, each with a length, within the recording; and the share of them
 *   that was heard, null where that cannot be told (no recogniser, a short text, another language)
 */
export async function alignNarration(
  audio: { readonly samples: Float32Array; readonly sampleRate: number },
  text: string,
): Promise<{ readonly words: readonly SpokenWord[]; readonly share: number | null }> {
  const { samples, sampleRate } = audio;
  const { words, share } = await runHearing({ samples, sampleRate, text, recognizer: "tiny" });
  return { words, share };
}
