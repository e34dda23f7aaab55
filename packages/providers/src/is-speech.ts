import type { RecordedLine } from "@kinora/domain/hosted/voice-service";

/** Seconds of a line. */
const SHORTEST = 0.1;
const LONGEST = 180;

/** Is that as long as a line can be, and not silent? */
export function isSpeech({
  samples,
  sampleRate,
}: Pick<RecordedLine, "samples" | "sampleRate">): boolean {
  const seconds = samples.length / sampleRate;
  return seconds >= SHORTEST && seconds <= LONGEST && samples.some((sample) => sample !== 0);
}
