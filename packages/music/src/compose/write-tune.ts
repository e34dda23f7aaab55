import { createRandom, type Random } from "@kinora/studio/scene/random";
import type { MusicPhrase } from "../music-spec.ts";
import { pitchClass } from "../theory/mode.ts";
import type { DraftNote } from "./draft-note.ts";
import { explainNote } from "./explain-note.ts";
import { fragment, inventMotif, invert, type Motif } from "./motif.ts";
import type { PlacedChord } from "./score.ts";
import { stepsPerBar } from "./time.ts";
import { openTuneLine, type TuneLine } from "./tune-line.ts";
import { barsOf, type Writing } from "./write-accompaniment.ts";
import { chordAt } from "./write-harmony.ts";

interface Melody {
  readonly line: TuneLine;
  readonly writing: Writing;
  readonly notes: DraftNote[];
  /** Degree from which the next motif starts. */
  last: number;
  /** Degree that was actually played last; null before the first note. */
  sung: number | null;
}

/**
 * Replaces a tone of the scale with the altered tone of the chord: a leading tone, a blue third.
 */
function tuned(key: number, { chord }: PlacedChord): number {
  const swap = chord.altered.get(pitchClass(key));
  if (swap === undefined) return key;
  const shift = ((swap.to - pitchClass(key) + 18) % 12) - 6;
  return key + shift;
}

function sing(melody: Melody, degree: number, step: number, length: number, strength: number) {
  const { line, writing, notes } = melody;
  const placed = chordAt(writing.chords, step);
  const key = tuned(line.keyOf(degree), placed);
  const why = explainNote(writing.spec, key, placed);
  notes.push({ part: "lead", key, step, length, strength, why });
  melody.last = degree;
  melody.sung = degree;
}

/**
 * Writes one bar of a motif, which begins on a chord tone near the previous note; its strong beats
 * are chord tones too.
 */
function singMotif(melody: Melody, motif: Motif, bar: number, aim: number): void {
  const { line, writing } = melody;
  let degree = 0;
  motif.rhythm.forEach(({ step, length }, index) => {
    const place = bar + step;
    const placed = chordAt(writing.chords, place);
    if (index === 0) {
      const wanted = line.onChord(melody.last + aim, placed);
      degree = line.inside(wanted);
    } else {
      degree += motif.steps[index - 1] ?? 0;
      const strong = step % 8 === 0 || length >= 6;
      if (strong) degree = line.onChord(degree, placed);
      else if (writing.genre.fiveTone) degree = line.onFive(degree);
      // Turns back at the edge of the instrument's range instead of leaping an octave.
      const inside = line.inside(degree);
      if (inside !== degree) degree = line.onChord(inside, placed);
    }
    sing(
      melody,
      bridge(melody, degree),
      place,
      length,
      step === 0 ? 0.95 : step % 4 === 0 ? 0.8 : 0.68,
    );
    degree = melody.last;
  });
}

/**
 * Avoids leaps of more than an octave, including those across bars, by moving the degree by
 * octaves.
 */
function bridge({ sung, line }: Melody, degree: number): number {
  if (sung === null) return degree;
  let moved = degree;
  while (moved - sung > 6 && line.keyOf(moved - 7) >= line.low) moved -= 7;
  while (sung - moved > 6 && line.keyOf(moved + 7) <= line.high) moved += 7;
  // At the edge of the instrument's range, no other octave exists; a fifth is used instead.
  return Math.abs(moved - sung) > 6 ? sung + 4 * Math.sign(moved - sung) : moved;
}

/** Comes to rest by step: two notes towards the goal, which is then held. */
function singCadence(melody: Melody, bar: number, perBar: number, home: boolean): void {
  const { line, writing } = melody;
  const placed = chordAt(writing.chords, bar + perBar / 2);
  const tonic = line.inside(7 * Math.round(melody.last / 7));
  const goal = bridge(melody, line.inside(home ? tonic : line.onChord(melody.last, placed)));
  const from = melody.last > goal ? 1 : -1;
  const lead = Math.min(4, perBar / 3);
  const first = line.onChord(goal + from * 2, chordAt(writing.chords, bar));
  sing(melody, bridge(melody, line.inside(first)), bar, lead, 0.85);
  const passing = writing.genre.fiveTone ? line.onFive(goal + from) : goal + from;
  sing(melody, bridge(melody, line.inside(passing)), bar + lead, lead, 0.7);
  sing(melody, bridge(melody, goal), bar + lead * 2, perBar - lead * 2, 0.9);
}

/** Varies a repetition: long notes get a neighbour note. */
function ornament(melody: Melody, from: number, random: Random): void {
  const { line, writing, notes } = melody;
  for (let index = notes.length - 1; index >= from; index -= 1) {
    const note = notes[index];
    const next = notes[index + 1];
    if (note === undefined || note.length < 4 || note.length > 8 || random.next() > 0.4) continue;
    const half = note.length / 2;
    const placed = chordAt(writing.chords, note.step + half);
    const degree = nearestDegree(line, note.key) + random.pick([1, -1]);
    const key = tuned(line.keyOf(writing.genre.fiveTone ? line.onFive(degree) : degree), placed);
    if (key < line.low || key > line.high || Math.abs(key - note.key) > 7) continue;
    if (next !== undefined && Math.abs(key - next.key) > 12) continue;
    const why = explainNote(writing.spec, key, placed);
    notes.splice(
      index,
      1,
      { ...note, length: half },
      { part: "lead", key, step: note.step + half, length: half, strength: 0.62, why },
    );
  }
}

function nearestDegree(line: TuneLine, key: number): number {
  let best = 0;
  for (let degree = -14; degree <= 14; degree += 1)
    if (Math.abs(line.keyOf(degree) - key) < Math.abs(line.keyOf(best) - key)) best = degree;
  return best;
}

/**
 * Writes the melody of the whole piece, in sixteenths. Each phrase is a sentence: the motif, its
 * repetition on the next chord, a fragment or its inversion, and a cadence. The contrast has its
 * own motif, derived from the inverted first one; a repeated phrase is ornamented.
 */
export function writeTune(writing: Writing): DraftNote[] {
  const { spec, genre } = writing;
  const player = spec.players.lead;
  if (player === undefined || genre.tune.length === 0) return [];
  const perBar = stepsPerBar(spec);
  const random = createRandom(spec.seed, "tune");
  const main = inventMotif(genre.tune, random.fork("A"));
  const other = {
    rhythm: inventMotif(genre.tune, random.fork("B")).rhythm,
    steps: invert(main).steps,
  };
  const melody: Melody = {
    line: openTuneLine(spec, player),
    writing,
    notes: [],
    last: 4,
    sung: null,
  };
  spec.phrases.forEach((phrase, index) => {
    if (!phrase.parts.includes("lead")) return;
    // Each repetition begins at the same pitch, so that it is recognised.
    if (phrase.label === "A") melody.last = melody.line.inside(4);
    singPhrase(melody, phrase, phrase.label === "B" ? other : main, perBar);
    const variation = random.fork(`ornament ${index}`);
    if (phrase.variant > 0) ornament(melody, firstToVary(melody, phrase, perBar), variation);
  });
  return melody.notes;
}

/** The first bar stays unchanged, because it identifies the motif. */
function firstToVary({ notes }: Melody, { firstBar }: MusicPhrase, perBar: number): number {
  return notes.findIndex(({ step }) => step >= (firstBar + 1) * perBar);
}

function singPhrase(melody: Melody, phrase: MusicPhrase, motif: Motif, perBar: number): void {
  const bars = barsOf(melody.writing, phrase);
  const developed = phrase.variant % 2 === 0 ? fragment(motif, perBar) : invert(motif);
  bars.forEach((bar, index) => {
    if (index === bars.length - 1) singCadence(melody, bar, perBar, phrase.end === "full");
    else if (index === 2) singMotif(melody, developed, bar, phrase.label === "B" ? 2 : 1);
    else singMotif(melody, motif, bar, index === 1 ? 1 : 0);
  });
}
