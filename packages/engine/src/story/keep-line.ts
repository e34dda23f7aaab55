import { join } from "node:path";
import type { RecordedLine } from "@kinora/domain/hosted/voice-service";
import type { MadeArtifact } from "@kinora/domain/story/story-engine";
import { voicePeaks, writeVoice } from "@kinora/story/render/story-sound";
import { alignNarration } from "@kinora/voice/align";

const NAME = "voice.wav";

/**
 * Stores a line spoken by an external service; when the service returns no word times, they are
 * found by recognition.
 */
export async function keepLine(
  { samples, sampleRate, words }: RecordedLine,
  text: string,
  directory: string,
  signal: AbortSignal,
): Promise<MadeArtifact> {
  const seconds = samples.length / sampleRate;
  const timed = words ?? (await alignNarration({ samples, sampleRate }, [text])).words;
  await writeVoice(samples, sampleRate, join(directory, NAME), signal);
  const sound = { mimeType: "audio/wav", width: null, height: null } as const;
  return {
    files: [{ role: "main", name: NAME, ...sound, duration: seconds }],
    facts: {
      notices: [],
      parts: [{ seconds, words: timed, peaks: voicePeaks(samples, sampleRate) }],
    },
  };
}
