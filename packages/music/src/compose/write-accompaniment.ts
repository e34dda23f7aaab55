import type { Random } from "@kinora/studio/scene/random";
import type { Genre } from "../genre/genre.ts";
import type { MusicPhrase, MusicSpec } from "../music-spec.ts";
import type { DraftNote } from "./draft-note.ts";
import { explainNote } from "./explain-note.ts";
import { readPattern, strengthOf } from "./read-pattern.ts";
import type { PlacedChord } from "./score.ts";
import { stepsPerBar } from "./time.ts";
import { chordAt } from "./write-harmony.ts";

export interface Writing {
  readonly spec: MusicSpec;
  readonly genre: Genre;
  readonly chords: readonly PlacedChord[];
}

/** Returns the start in sixteenths of each bar of a phrase. */
export function barsOf({ spec }: Writing, phrase: MusicPhrase): number[] {
  const perBar = stepsPerBar(spec);
  return Array.from({ length: phrase.bars }, (_, bar) => (phrase.firstBar + bar) * perBar);
}

/** Writes struck or strummed chords in the rhythm of the genre. */
export function writeChords(writing: Writing, phrase: MusicPhrase, random: Random): DraftNote[] {
  const pattern = random.pick(writing.genre.chords);
  return barsOf(writing, phrase).flatMap((bar) =>
    readPattern(pattern).flatMap(({ step, length, sign }) => {
      const placed = chordAt(writing.chords, bar + step);
      return placed.keys.map((key) => ({
        part: "chords" as const,
        key,
        step: bar + step,
        length: Math.min(length, placed.to - bar - step),
        strength: strengthOf(sign),
        why: explainNote(writing.spec, key, placed),
      }));
    }),
  );
}

/**
 * Writes broken chords: each digit is a voice, counted from below; digits past the top are an
 * octave higher.
 */
export function writeFigure(writing: Writing, phrase: MusicPhrase, random: Random): DraftNote[] {
  const pattern = random.pick(writing.genre.figure);
  return barsOf(writing, phrase).flatMap((bar) =>
    readPattern(pattern).map(({ step, length, sign }) => {
      const placed = chordAt(writing.chords, bar + step);
      const voice = Number(sign);
      const { keys } = placed;
      const key = (keys[voice % keys.length] ?? 60) + 12 * Math.floor(voice / keys.length);
      return {
        part: "figure" as const,
        key,
        step: bar + step,
        // Broken chords overlap slightly, as with a held pedal.
        length: length + 1,
        strength: step % 8 === 0 ? 0.9 : 0.7,
        why: explainNote(writing.spec, key, placed),
      };
    }),
  );
}

/**
 * Writes held chords, one note per voice from change to change; a voice that stays is not struck
 * again.
 */
export function writePad(writing: Writing, index: number): DraftNote[] {
  const own = writing.chords.filter(({ phrase }) => phrase === index);
  return own.flatMap((placed, at) =>
    placed.keys.flatMap((key) => {
      if (own[at - 1]?.keys.includes(key)) return [];
      let last = at;
      while (own[last + 1]?.keys.includes(key)) last += 1;
      const to = own[last]?.to ?? placed.to;
      return [
        {
          part: "pad" as const,
          key,
          step: placed.from,
          length: to - placed.from,
          strength: 0.7,
          why: explainNote(writing.spec, key, placed),
        },
      ];
    }),
  );
}
