import { createRandom } from "../scene/random.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { type Bed, CHANNEL, type Chord, keyOf, type Note } from "./bed.ts";
import { CHARACTERS, choosePalette } from "./palette.ts";
import { writeDrums } from "./write-drums.ts";
import { writeLead } from "./write-lead.ts";

/** Seconds the last chord rings. */
const RING = 1.7;
const BEATS_PER_CHORD = 2;

function writeChords(
  spec: SceneSpec,
  duration: number,
  tonic: number,
  scale: readonly number[],
): Chord[] {
  const character = CHARACTERS[spec.mood];
  const body = duration - RING;
  const wanted = Math.round((body * character.tempo) / 60 / BEATS_PER_CHORD);
  const count = Math.max(2, wanted);
  const length = body / count;
  const degrees = Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? character.beforeEnd
      : (character.progression[index % character.progression.length] ?? 0),
  );
  return [...degrees, 0].map((degree, index) => ({
    start: index * length,
    end: index < count ? (index + 1) * length : duration,
    root: keyOf(scale, tonic, degree),
    keys: [0, 2, 4].map((step) => {
      const key = keyOf(scale, tonic, degree + step);
      // Kept within an octave of the tonic, so that chords move by the shortest way.
      return key > tonic + 9 ? key - 12 : key;
    }),
  }));
}

/** Composes the music of a scene for a clip of `duration` seconds (4 to 10; more works too). */
export function composeBed(spec: SceneSpec, duration: number): Bed {
  const random = createRandom(spec.seed, "sound");
  const character = CHARACTERS[spec.mood];
  const palette = choosePalette(spec);
  const tonic = 57 + random.integer(0, 6);
  const chords = writeChords(spec, duration, tonic, character.scale);
  const notes: Note[] = [];
  chords.forEach((chord, index) => {
    const last = index === chords.length - 1;
    for (const key of chord.keys) {
      notes.push({
        channel: CHANNEL.pad,
        key,
        velocity: 62,
        start: chord.start,
        end: chord.end + 0.08,
      });
    }
    notes.push({
      channel: CHANNEL.bass,
      key: chord.root - 24,
      velocity: 74,
      start: chord.start,
      end: chord.end,
    });
    const steps = last ? 4 : BEATS_PER_CHORD * character.notesPerBeat;
    const step = last ? 0.11 : (chord.end - chord.start) / steps;
    const shape = [chord.keys[0], chord.keys[2], (chord.keys[1] ?? 0) + 12, chord.keys[2]];
    for (let at = 0; at < steps; at += 1) {
      const start = chord.start + at * step + random.between(0, 0.008);
      const key =
        (last ? [chord.keys[0], chord.keys[1], chord.keys[2], (chord.keys[0] ?? 0) + 12] : shape)[
          at % 4
        ] ?? tonic;
      const velocity = random.integer(58, 68) + (at % 4 === 0 ? 10 : 0);
      notes.push({
        channel: CHANNEL.figure,
        key,
        velocity,
        start,
        end: last ? chord.end : start + step * 1.6,
      });
    }
  });
  notes.push(...writeLead(chords, character.scale, tonic, random.fork("lead")));
  notes.push(...writeDrums(chords, character.drums));
  return {
    duration,
    notes: notes.toSorted((a, b) => a.start - b.start),
    parts: [
      { channel: CHANNEL.pad, program: palette.pad, volume: 84, pan: 64, reverb: 70 },
      { channel: CHANNEL.figure, program: palette.figure, volume: 92, pan: 44, reverb: 60 },
      { channel: CHANNEL.lead, program: palette.lead, volume: 96, pan: 80, reverb: 72 },
      { channel: CHANNEL.bass, program: palette.bass, volume: 88, pan: 64, reverb: 24 },
      { channel: CHANNEL.drums, program: 0, volume: 72, pan: 64, reverb: 50 },
    ],
  };
}
