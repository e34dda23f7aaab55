import { createRandom, type Random } from "@kinora/studio/scene/random";
import type { Genre } from "../genre/genre.ts";
import { GENRES } from "../genre/genres.ts";
import type { MusicPhrase, MusicSpec } from "../music-spec.ts";
import { buildChord } from "../theory/chord.ts";
import { semitonesOf } from "../theory/mode.ts";
import { leadVoices } from "../theory/voice-leading.ts";
import type { PlacedChord } from "./score.ts";
import { stepsPerBar } from "./time.ts";

/** 0-based degrees, one list per bar. */
type Bars = number[][];

function readProgression(text: string): Bars {
  return text.split(" ").map((bar) => bar.split(",").map((degree) => Number(degree) - 1));
}

/**
 * Chords with the same function: tonic (1, 6) and subdominant (4, 2). The dominant has no
 * substitute.
 */
const STAND_INS: Readonly<Record<number, number>> = { 0: 5, 5: 0, 3: 1, 1: 3 };

function vary(bars: Bars, random: Random): Bars {
  return bars.map((bar, index) =>
    index === 0 || index === bars.length - 1
      ? bar
      : bar.map((degree) => (random.next() < 0.35 ? (STAND_INS[degree] ?? degree) : degree)),
  );
}

/**
 * Returns the 0-based degree of the chord before the tonic: V, or IV in a plagal cadence, or VII
 * (or II) in old modes.
 */
export function closingDegree(genre: Genre, mode: MusicSpec["mode"]): number {
  if (genre.cadence === "plagal") return 3;
  if (genre.cadence === "authentic") return 4;
  if (semitonesOf(mode, 1) === 1) return 1;
  return semitonesOf(mode, 6) === 10 ? 6 : 4;
}

function close(bars: Bars, { end }: MusicPhrase, closing: number): Bars {
  if (end === "open") return bars;
  const last = bars.length - 1;
  return bars.map((bar, index) => {
    if (end === "half") return index === last ? [closing] : bar;
    if (index === last) return [0];
    return index === last - 1 ? [bar[0] ?? 0, closing].slice(bar[0] === closing ? 1 : 0) : bar;
  });
}

function progressionOf(spec: MusicSpec, genre: Genre, phrase: MusicPhrase, index: number): Bars {
  const random = createRandom(spec.seed, `harmony ${phrase.label === "B" ? "B" : "A"}`);
  const choices = phrase.label === "B" ? genre.contrast : genre.verse;
  // The blues goes through its progressions in order, which together form twelve bars.
  const blues = genre.dominants ? genre.verse[index % genre.verse.length] : undefined;
  const text = blues ?? random.pick(choices);
  const whole = readProgression(text);
  const varied =
    phrase.variant > 0 && !genre.cycles && !genre.dominants
      ? vary(whole, createRandom(spec.seed, `variation ${phrase.label} ${phrase.variant}`))
      : whole;
  const cut = Array.from({ length: phrase.bars }, (_, bar) => varied[bar % varied.length] ?? [0]);
  return close(cut, phrase, closingDegree(genre, spec.mode));
}

/**
 * Writes the chords of a piece, in sixteenths: a progression for each phrase with its cadence,
 * voiced so that the voices move as little as possible. A piece that does not loop ends on the
 * tonic chord.
 */
export function writeHarmony(spec: MusicSpec): readonly PlacedChord[] {
  const genre = GENRES[spec.genre];
  const perBar = stepsPerBar(spec);
  const placed: PlacedChord[] = [];
  const add = (degree: number, from: number, to: number, phrase: number | null) => {
    const chord = buildChord(spec, degree, genre, genre.cadence === "authentic");
    const keys = leadVoices(placed.at(-1)?.keys ?? null, chord);
    placed.push({ chord, keys, from, to, phrase });
  };
  spec.phrases.forEach((phrase, index) => {
    progressionOf(spec, genre, phrase, index).forEach((degrees, bar) => {
      const start = (phrase.firstBar + bar) * perBar;
      // Whole beats: in a bar of three, the second chord lasts one of them.
      const split = degrees.length === 1 ? perBar : Math.ceil(perBar / 8) * 4;
      degrees.forEach((degree, part) => {
        const from = start + (part === 0 ? 0 : split);
        const to = part === degrees.length - 1 ? start + perBar : start + split;
        add(degree, from, to, index);
      });
    });
  });
  const end = spec.bars * perBar;
  if (!spec.loop) add(0, end, end + perBar, null);
  return placed;
}

/** Returns the chord at a position in sixteenths. */
export function chordAt(chords: readonly PlacedChord[], step: number): PlacedChord {
  const found = chords.find(({ from, to }) => step >= from && step < to) ?? chords.at(-1);
  if (found === undefined) throw new Error("The piece has no chords");
  return found;
}
