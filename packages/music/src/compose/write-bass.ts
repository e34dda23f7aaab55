import type { Random } from "@kinora/studio/scene/random";
import { INSTRUMENTS } from "../genre/instruments.ts";
import type { MusicPhrase, MusicSpec } from "../music-spec.ts";
import type { DraftNote } from "./draft-note.ts";
import { explainNote } from "./explain-note.ts";
import { readPattern, strengthOf } from "./read-pattern.ts";
import type { PlacedChord } from "./score.ts";
import { barsOf, type Writing } from "./write-accompaniment.ts";
import { chordAt } from "./write-harmony.ts";

/**
 * Range of MIDI keys of every bass line: from E1, the lowest string, to an octave and a half above.
 */
export const BASS_RANGE = { low: 28, high: 50 } as const;
const MIDDLE = 36;

/** Returns the octave of a pitch class, within the range, that is nearest to a key. */
function near(tone: number, key: number): number {
  let best = BASS_RANGE.low + ((tone - (BASS_RANGE.low % 12) + 12) % 12);
  for (let other = best; other <= BASS_RANGE.high; other += 12)
    if (Math.abs(other - key) < Math.abs(best - key)) best = other;
  return best;
}

function keyOf(sign: string, placed: PlacedChord, root: number, next: PlacedChord): number {
  const { tones } = placed.chord;
  const above = (tone: number | undefined) =>
    root + (((tone ?? placed.chord.root) - placed.chord.root + 12) % 12);
  switch (sign) {
    case "3":
      return above(tones[1]);
    case "5":
      return above(tones[2]);
    case "7":
      return tones[3] === undefined ? above(tones[2]) : above(tones[3]);
    case "8":
      return root + 12;
    case "a": {
      const goal = near(next.chord.root, root);
      return goal > root || goal === BASS_RANGE.low ? goal - 1 : goal + 1;
    }
    default:
      return root;
  }
}

/**
 * Returns the lowest MIDI key of the bass instrument: a guitar does not reach as low as a double
 * bass.
 */
export function lowestBass({ players }: Pick<MusicSpec, "players">): number {
  return Math.max(BASS_RANGE.low, INSTRUMENTS[players.bass ?? "fingerBass"].low);
}

/** Moves a key by octaves into the instrument's range. */
function fold(key: number, low: number): number {
  let folded = key;
  if (folded > BASS_RANGE.high && folded - 12 >= low) folded -= 12;
  while (folded < low) folded += 12;
  return folded;
}

/** Writes the bass line: roots close together, connected by the genre's pattern. */
export function writeBass(writing: Writing, phrase: MusicPhrase, random: Random): DraftNote[] {
  const pattern = random.pick(writing.genre.bass);
  const low = lowestBass(writing.spec);
  let root: number = MIDDLE;
  return barsOf(writing, phrase).flatMap((bar) => {
    const hits = readPattern(pattern);
    return hits.map(({ step, length, sign }) => {
      const place = bar + step;
      const placed = chordAt(writing.chords, place);
      root = near(
        placed.chord.root,
        root < MIDDLE - 5 ? root + 4 : root > MIDDLE + 8 ? root - 4 : root,
      );
      // A chord that begins between two notes of the pattern is announced by its root.
      const sounding = hits.filter((hit) => hit.step <= step && bar + hit.step >= placed.from);
      const isFirst = sounding.length <= 1;
      const chosen = isFirst ? "R" : sign;
      const key = fold(keyOf(chosen, placed, root, chordAt(writing.chords, placed.to)), low);
      return {
        part: "bass" as const,
        key,
        step: place,
        length,
        strength: strengthOf(chosen === "R" ? (step === 0 ? "R" : "x") : "x"),
        why: explainNote(writing.spec, key, placed),
      };
    });
  });
}
