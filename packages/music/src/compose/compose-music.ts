import { createRandom } from "@kinora/studio/scene/random";
import type { Genre, PartName } from "../genre/genre.ts";
import { PART_NAMES } from "../genre/genre.ts";
import { GENRES } from "../genre/genres.ts";
import { INSTRUMENTS } from "../genre/instruments.ts";
import type { MusicPhrase, MusicSpec } from "../music-spec.ts";
import type { DraftNote } from "./draft-note.ts";
import { perform } from "./perform.ts";
import type { Score, ScorePart } from "./score.ts";
import { type Writing, writeChords, writeFigure, writePad } from "./write-accompaniment.ts";
import { writeBass } from "./write-bass.ts";
import { writeDrums } from "./write-drums.ts";
import { writeEnding } from "./write-ending.ts";
import { writeHarmony } from "./write-harmony.ts";
import { writeTune } from "./write-tune.ts";

/** Volume before balancing, pan, and share of the genre's reverb of each part. */
const SEATS: Readonly<Record<PartName, Omit<ScorePart, "name" | "program">>> = {
  lead: { channel: 0, volume: 104, pan: 70, reverb: 1 },
  chords: { channel: 1, volume: 86, pan: 36, reverb: 0.7 },
  figure: { channel: 2, volume: 84, pan: 94, reverb: 0.8 },
  pad: { channel: 3, volume: 64, pan: 60, reverb: 1 },
  bass: { channel: 4, volume: 100, pan: 64, reverb: 0.15 },
  drums: { channel: 9, volume: 102, pan: 64, reverb: 0.4 },
};

function seat(spec: MusicSpec, genre: Genre, name: PartName): ScorePart[] {
  const player = name === "drums" ? undefined : spec.players[name];
  const program = name === "drums" ? genre.kit : player && INSTRUMENTS[player].program;
  if (program === null || program === undefined) return [];
  const { reverb, ...place } = SEATS[name];
  return [{ name, ...place, program, reverb: Math.round(genre.room * reverb) }];
}

function writePhrase(writing: Writing, phrase: MusicPhrase, index: number): DraftNote[] {
  const { spec, genre } = writing;
  // Each label has one random source, so that repeated phrases are recognisable.
  const random = (part: PartName) =>
    createRandom(spec.seed, `${part} ${phrase.label === "B" ? "B" : "A"}`);
  const plays = (part: PartName) => phrase.parts.includes(part);
  return [
    ...(plays("chords") && genre.chords.length > 0
      ? writeChords(writing, phrase, random("chords"))
      : []),
    ...(plays("figure") && genre.figure.length > 0
      ? writeFigure(writing, phrase, random("figure"))
      : []),
    ...(plays("pad") ? writePad(writing, index) : []),
    ...(plays("bass") && genre.bass.length > 0 ? writeBass(writing, phrase, random("bass")) : []),
    ...(plays("drums")
      ? writeDrums(writing, phrase, createRandom(spec.seed, `drums ${index}`))
      : []),
  ];
}

/**
 * Composes the music of a spec: harmony, melody, accompaniment, bass, drums, ending. Times are in
 * seconds.
 */
export function composeMusic(spec: MusicSpec): Score {
  const genre = GENRES[spec.genre];
  const chords = writeHarmony(spec);
  const writing: Writing = { spec, genre, chords };
  const tune = writeTune(writing);
  const draft = [
    ...tune,
    ...spec.phrases.flatMap((phrase, index) => writePhrase(writing, phrase, index)),
  ];
  const notes = perform(spec, genre, draft);
  const last = chords.at(-1);
  if (!spec.loop && last !== undefined)
    notes.push(...writeEnding(spec, genre, last, tune.at(-1)?.key ?? null));
  return {
    parts: PART_NAMES.flatMap((name) => seat(spec, genre, name)),
    notes: notes.toSorted((a, b) => a.start - b.start || a.key - b.key),
    chords,
  };
}
