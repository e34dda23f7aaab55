import type { TimedWord } from "@kinora/contracts/story/story";
import type { RecordedLine } from "@kinora/domain/hosted/voice-service";
import { wordsOf } from "@kinora/domain/story/time-caption";
import { z } from "zod";
import { isSpeech } from "../is-speech.ts";

const RATE = 24_000;
const BYTES_A_SAMPLE = 2;
const FULL_SCALE = 32_768;
/** File signatures of audio formats: data that begins with one is a file and not raw samples. */
const FILES = ["RIFF", "ID3", "OggS", "fLaC"];
const MP3_FRAME = 0xff;

/** The time of each letter of the text in seconds; null when the answer has none. */
export const alignment = z
  .object({
    characters: z.array(z.string()),
    character_start_times_seconds: z.array(z.number()),
    character_end_times_seconds: z.array(z.number()),
  })
  .nullish();
type Alignment = z.output<typeof alignment>;

/** Reads 16-bit samples and the times of the words; null when the data is not usable speech. */
export function readSpeech(audio: string, letters: Alignment, text: string): RecordedLine | null {
  const bytes = Buffer.from(audio, "base64");
  if (isFile(bytes)) return null;
  const samples = new Float32Array(Math.floor(bytes.length / BYTES_A_SAMPLE));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = bytes.readInt16LE(index * BYTES_A_SAMPLE) / FULL_SCALE;
  if (!isSpeech({ samples, sampleRate: RATE })) return null;
  const seconds = samples.length / RATE;
  return { samples, sampleRate: RATE, words: letters ? timeWords(letters, text, seconds) : null };
}

const isFile = (bytes: Buffer): boolean =>
  FILES.some((name) => bytes.subarray(0, name.length).toString("latin1") === name) ||
  (bytes[0] === MP3_FRAME && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== MP3_FRAME);

/**
 * Times each word from its first letter to its last; null when the letters are not those of the
 * text, or their times decrease.
 */
function timeWords(
  { characters, ...times }: NonNullable<Alignment>,
  text: string,
  seconds: number,
): TimedWord[] | null {
  if (characters.join("") !== text) return null;
  const letterAt = new Map<number, number>();
  let place = 0;
  for (const [index, letter] of characters.entries()) {
    for (let unit = 0; unit < letter.length; unit += 1) letterAt.set(place + unit, index);
    place += letter.length;
  }
  const words = wordsOf(text).map((word) => {
    const first = letterAt.get(word.from) ?? -1;
    const last = letterAt.get(word.to - 1) ?? -1;
    const start = times.character_start_times_seconds[first] ?? Number.NaN;
    const end = times.character_end_times_seconds[last] ?? Number.NaN;
    return { ...word, start, end };
  });
  const fits = words.every(
    ({ start, end }, index) =>
      start >= (words[index - 1]?.start ?? 0) && end > start && end <= seconds + 1,
  );
  return fits ? words : null;
}
