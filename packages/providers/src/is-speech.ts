import type { RecordedLine } from "@kinora/domain/hosted/voice-service";

/** Shortest line in seconds. */
const SHORTEST = 0.1;
const LONGEST = 180;

/** Returns true when the sound is as long as a line can be and is not silent. */
export function isSpeech({
  samples,
  sampleRate,
}: Pick<RecordedLine, "samples" | "sampleRate">): boolean {
  const seconds = samples.length / sampleRate;
  return seconds >= SHORTEST && seconds <= LONGEST && samples.some((sample) => sample !== 0);
}
