import type { RecognizerName } from "./hear/read-recognizer.ts";
import { runHearing } from "./hear/run-hearing.ts";
import type { HeardWord } from "./hear/token-text.ts";

/**
 * Writes down what is said in a recording, in English, with the time of each word; in a process of its own.
 *
 * @param audio one channel, any rate
 * @param recognizer the small one hears better and is installed for our tools only
 * @throws Error when the recogniser is not installed
 */
export async function transcribe(
  audio: { readonly samples: Float32Array; readonly sampleRate: number },
  recognizer: RecognizerName = "tiny",
): Promise<{ readonly text: string; readonly words: readonly HeardWord[] }> {
  const { heard } = await runHearing({ ...audio, texts: null, recognizer });
  return { text: heard.map(({ text }) => text).join(" "), words: heard };
}
