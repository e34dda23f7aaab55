import { join } from "node:path";
import type { TimedWord } from "@kinora/contracts/story/story";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type {
  ArtifactFile,
  MadeArtifact,
  OwnNarrationOrder,
} from "@kinora/domain/story/story-engine";
import { alignNarration } from "@kinora/voice/align";
import type { HeardShare } from "@kinora/voice/script/share-heard";
import { readRecording, voicePeaks, writeVoice } from "./story-sound.ts";

const RATE = 24_000;
/** Seconds kept before the first and after the last word of a part. */
const MARGIN = 0.15;

/**
 * Minimum fraction of the words that must be recognised. An unrelated English text shares a fifth
 * to a third of its words with any other (the, and, she); a reading through a poor microphone is
 * recognised for more than half.
 */
const ENOUGH = 0.4;
/**
 * A scene of few words needs fewer of them recognised, because one name or an accent decides the
 * outcome.
 */
const ENOUGH_OF_FEW = 0.2;
const FEW = 8;
/** Minimum words for a verdict on a scene. */
const FEWEST = 4;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly words: readonly TimedWord[];
}

/**
 * Finds the span in which each text is spoken. Parts are cut in the middle of the silence between
 * them, at most `MARGIN` from their words.
 */
function cutParts(texts: readonly string[], words: readonly TimedWord[], seconds: number): Part[] {
  let offset = 0;
  const own = texts.map((text) => {
    const from = offset;
    offset += text.length + 1;
    const inside = words.filter((word) => word.from >= from && word.to <= from + text.length);
    return inside.map((word) => ({ ...word, from: word.from - from, to: word.to - from }));
  });
  return own.map((part, index) => {
    const first = part[0];
    const last = part.at(-1);
    if (first === undefined || last === undefined) return { from: 0, to: 0, words: [] };
    const before = own.slice(0, index).flat().at(-1)?.end ?? 0;
    const after = own.slice(index + 1).flat()[0]?.start ?? seconds;
    const from = Math.max((before + first.start) / 2, first.start - MARGIN);
    const to = Math.min((last.end + after) / 2, last.end + MARGIN, seconds);
    const words = part.map((word) => ({ ...word, start: word.start - from, end: word.end - from }));
    return { from, to, words };
  });
}

function refuseOtherWords({ all, each }: HeardShare): void {
  const unsaid = each.flatMap(({ words, heard }, index) =>
    words >= FEWEST && heard < words * (words < FEW ? ENOUGH_OF_FEW : ENOUGH) ? [index + 1] : [],
  );
  const tooLittle = all !== null && all < ENOUGH;
  if (!tooLittle && unsaid.length === 0) return;
  throw new InputRefused(
    tooLittle
      ? { code: "recording.other", params: { heardPercent: Math.round(all * 100) } }
      : { code: "recording.leavesOut", params: { count: unsaid.length, scenes: unsaid } },
  );
}

/**
 * Cuts a user's recording into the scenes whose texts it contains, one file per scene. A scene
 * without words gets no file and a duration of 0 s.
 *
 * @throws InputRefused when the recording does not contain the texts
 */
export async function alignRecording(
  order: OwnNarrationOrder,
  path: string,
  directory: string,
  onProgress?: (share: number) => void,
): Promise<MadeArtifact> {
  const samples = await readRecording(path, RATE);
  const seconds = samples.length / RATE;
  const audio = { samples, sampleRate: RATE };
  const { words, share } = await alignNarration(audio, order.texts, onProgress);
  if (words.length === 0) throw new InputRefused({ code: "recording.noWords", params: {} });
  if (share !== null) refuseOtherWords(share);
  const parts = cutParts(order.texts, words, seconds);
  const files: ArtifactFile[] = [];
  const facts: { seconds: number; words: readonly TimedWord[]; peaks: readonly number[] }[] = [];
  for (const [index, part] of parts.entries()) {
    const name = `voice-${index}.wav`;
    const cut = samples.slice(Math.round(part.from * RATE), Math.round(part.to * RATE));
    await writeVoice(cut.length > 0 ? cut : new Float32Array(1), RATE, join(directory, name));
    const duration = part.to - part.from;
    const sound = { mimeType: "audio/wav", width: null, height: null } as const;
    files.push({ role: "main", name, ...sound, duration });
    facts.push({ seconds: duration, words: part.words, peaks: voicePeaks(cut, RATE) });
  }
  return { files, facts: { parts: facts } };
}
