import { runHearing } from "./hear/run-hearing.ts";
import type { SpokenWord } from "./narration.ts";
import type { HeardShare } from "./script/share-heard.ts";

/**
 * Aligns consecutive texts with a recording of them, in its own process. Words that the recogniser
 * misses, or all words where it is not installed, are spread over the audible parts in between.
 *
 * @param audio one channel at any rate
 * @param onProgress receives the share that has been processed, 0..1
 * @returns every word of the texts, joined by spaces, in order, each with a duration, within the
 * recording; and the share
 *   of words that were heard, null without a recogniser
 */
export async function alignNarration(
  audio: { readonly samples: Float32Array; readonly sampleRate: number },
  texts: readonly string[],
  onProgress?: (share: number) => void,
): Promise<{ readonly words: readonly SpokenWord[]; readonly share: HeardShare | null }> {
  const { samples, sampleRate } = audio;
  const request = { samples, sampleRate, texts, recognizer: "tiny" } as const;
  const { words, share } = await runHearing(request, onProgress);
  return { words, share };
}
