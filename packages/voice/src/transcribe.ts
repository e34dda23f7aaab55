import type { RecognizerName } from "./hear/read-recognizer.ts";
import { runHearing } from "./hear/run-hearing.ts";
import type { HeardWord } from "./hear/token-text.ts";

/**
 * Transcribes a recording in English, with the time of each word, in its own process.
 *
 * @param audio one channel at any rate
 * @param recognizer the small one is more accurate and is only installed for our tools
 * @throws Error when the recogniser is not installed
 */
export async function transcribe(
  audio: { readonly samples: Float32Array; readonly sampleRate: number },
  recognizer: RecognizerName = "tiny",
): Promise<{ readonly text: string; readonly words: readonly HeardWord[] }> {
  const { heard } = await runHearing({ ...audio, texts: null, recognizer });
  return { text: heard.map(({ text }) => text).join(" "), words: heard };
}
