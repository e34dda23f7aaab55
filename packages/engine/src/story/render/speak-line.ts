import { join } from "node:path";
import type { MadePiece, NarrationOrder } from "@kinora/domain/story/story-engine";
import type { Narration, NarrationOrder as VoiceOrder } from "../../voice/narration.ts";
import { voicePeaks, writeVoice } from "./story-sound.ts";

const NAME = "voice.wav";

/** Has a line spoken and keeps it with the times of its words. */
export async function speakLine(
  { text, voice, speed }: NarrationOrder,
  narrate: (order: VoiceOrder) => Promise<Narration>,
  directory: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<MadePiece> {
  const spoken = await narrate({ text, voice, speed, signal, onProgress });
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
