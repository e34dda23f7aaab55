import { runHearing } from "./hear/run-hearing.ts";
import type { SpokenWord } from "./narration.ts";
import type { HeardShare } from "./script/share-heard.ts";

/**
 * Finds the words of texts, said one after the other, in a recording of them, in a process of its own. Words the recogniser misses, or
 * all where it is not installed, are spread over what is audible between.
 *
 * @param audio one channel, any rate
 * @param onProgress hears how much of it was listened to, 0..1
 * @returns every word of the texts, joined by spaces, in order, each with a length, within the recording; and how
 *   much of them was heard, null without a recogniser
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
