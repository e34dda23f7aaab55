import { join } from "node:path";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { inputRefusal } from "@kinora/domain/creation/input-refused";
import type { MadeArtifact, NarrationOrder } from "@kinora/domain/story/story-engine";
import type { Narration, SpeechOrder as VoiceOrder } from "@kinora/voice/narration";
import { voicePeaks, writeVoice } from "./story-sound.ts";

const NAME = "voice.wav";

/**
 * Maximum seconds that the words of a line may take. Lines of all stories are spoken one after
 * another, and six hundred letters take about forty; what is spelled or read digit by digit takes
 * more.
 */
const MOST_SECONDS = 75;

const SILENT = { code: "voice.silent", params: {} } as const;
const SILENT_RATE = 24_000;
const SHORTEST = 1.5;

/**
 * Silence for text the voice cannot pronounce, such as another script or emoji; it lasts as long as
 * the text takes to read, because the caption shows it.
 */
function silence(
  text: string,
  speed: number,
): Pick<Narration, "samples" | "sampleRate" | "seconds" | "words" | "notices"> {
  const seconds = Math.max(SHORTEST, speakingTime(text, speed));
  const samples = new Float32Array(Math.round(seconds * SILENT_RATE));
  return { samples, sampleRate: SILENT_RATE, seconds, words: [], notices: [SILENT] };
}

/**
 * Speaks a line and writes it to a file with the times of its words; writes silence when the voice
 * cannot pronounce it.
 */
export async function speakLine(
  { text, voice, speed }: NarrationOrder,
  narrate: (order: VoiceOrder) => Promise<Narration>,
  directory: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<MadeArtifact> {
  const line = { text, voice, speed, mostSeconds: MOST_SECONDS };
  const spoken = await narrate({ ...line, signal, onProgress }).catch((error: unknown) => {
    if (inputRefusal(error)?.code === "voice.nothingToSay") return silence(text, speed);
    throw error;
  });
  const { samples, sampleRate, seconds, words } = spoken;
  await writeVoice(samples, sampleRate, join(directory, NAME), signal);
  return {
    files: [
      {
        role: "main",
        name: NAME,
        mimeType: "audio/wav",
        width: null,
        height: null,
        duration: seconds,
      },
    ],
    facts: {
      notices: spoken.notices,
      parts: [{ seconds, words, peaks: voicePeaks(samples, sampleRate) }],
    },
  };
}
