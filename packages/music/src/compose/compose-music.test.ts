import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GENRE_NAMES, GENRES } from "../genre/genres.ts";
import { INSTRUMENTS } from "../genre/instruments.ts";
import { barSeconds, type MusicSpec } from "../music-spec.ts";
import { planMusic } from "../plan/plan-music.ts";
import { isInScale } from "../theory/chord.ts";
import { pitchClass } from "../theory/mode.ts";
import { HARMONY_RANGE } from "../theory/voice-leading.ts";
import { composeMusic } from "./compose-music.ts";
import type { Score } from "./score.ts";
import { BASS_RANGE, lowestBass } from "./write-bass.ts";
import { closingDegree } from "./write-harmony.ts";

const MOODS = ["", "sad", "happy", "dark", "energetic", "calm"] as const;

const anyPiece = fc.record({
  genre: fc.constantFrom(...GENRE_NAMES),
  mood: fc.constantFrom(...MOODS),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  duration: fc.constantFrom(15, 16, 18, 30, 60, 64, 72, 180),
  loop: fc.boolean(),
});

function write(piece: {
  genre: keyof typeof GENRES;
  mood: string;
  seed: number;
  duration: number;
  loop: boolean;
}) {
  const { genre, mood, ...rest } = piece;
  const spec = planMusic({ ...rest, prompt: `${mood} ${GENRES[genre].words[0]}` });
  return { spec, score: composeMusic(spec) };
}

/** Checks a rule on many pieces, which are the same in every run (fixed seed). */
function always(rule: (spec: MusicSpec, score: Score) => void, pieces = 150): void {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      const { spec, score } = write(piece);
      rule(spec, score);
    }),
    { numRuns: pieces, seed: 20261120 },
  );
}

const pitched = (score: Score) => score.notes.filter(({ part }) => part !== "drums");

describe("composeMusic", () => {
  it("keeps every voice in its range", () => {
    always((spec, score) => {
      const lead = INSTRUMENTS[spec.players.lead ?? "piano"];
      const low = lowestBass(spec);
      const ranges: Readonly<Record<string, readonly [number, number]>> = {
        lead: [lead.low, lead.high],
        bass: [low - 1, Math.max(BASS_RANGE.high, low + 12)],
      };
      const outside = pitched(score).filter(({ part, key }) => {
        const [lowest, highest] = ranges[part] ?? [HARMONY_RANGE.low, HARMONY_RANGE.high + 24];
        return key < lowest || key > highest;
      });
      expect(outside).toEqual([]);
    });
  });

  it("never leaps more than an octave in the melody or in any voice of the harmony", () => {
    always((_, score) => {
      const tune = score.notes.filter(({ part }) => part === "lead");
      tune.forEach(({ key }, index) => {
        const before = tune[index - 1];
        if (before !== undefined) expect(Math.abs(key - before.key)).toBeLessThanOrEqual(12);
      });
      score.chords.forEach(({ keys }, index) => {
        const before = score.chords[index - 1]?.keys ?? keys;
        keys.forEach((key, voice) => {
          expect(Math.abs(key - (before[voice] ?? key))).toBeLessThanOrEqual(12);
        });
      });
    });
  });

  it("explains every note outside the scale, and no others", () => {
    always((spec, score) => {
      const unexplained = pitched(score).filter(
        ({ key, why }) => (why === undefined) !== isInScale(spec, key),
      );
      expect(unexplained, spec.genre).toEqual([]);
    });
  });

  it("ends with a leading chord, then the tonic in bass and melody, unless it loops", () => {
    always((spec, score) => {
      const closing = score.chords.at(spec.loop ? -1 : -2);
      expect(closing?.chord.degree).toBe(closingDegree(GENRES[spec.genre], spec.mode));
      if (spec.loop) return;
      expect(score.chords.at(-1)?.chord.degree).toBe(0);
      const start = spec.bars * barSeconds(spec) - 0.001;
      const last = score.notes.filter((note) => note.start >= start);
      for (const part of ["bass", "lead"] as const) {
        if (spec.players[part] === undefined) continue;
        const keys = last.filter((note) => note.part === part).map(({ key }) => pitchClass(key));
        expect(keys).toEqual([spec.tonic]);
      }
    });
  });

  it("fills the requested length exactly with bars and the last chord", () => {
    always((spec, score) => {
      const total = spec.bars * barSeconds(spec) + spec.ring;
      expect(Math.abs(total - spec.duration)).toBeLessThan(0.001);
      const misplaced = score.notes.filter(
        ({ start, end }) =>
          start < 0 ||
          start >= spec.duration ||
          end <= start ||
          (!spec.loop && end > spec.duration),
      );
      expect(misplaced).toEqual([]);
    });
  });

  it("never pauses for longer than a bar and a half", () => {
    always((spec, score) => {
      let sounding = 0;
      let longest = 0;
      for (const { start, end } of score.notes) {
        longest = Math.max(longest, start - sounding);
        sounding = Math.max(sounding, end);
      }
      expect(longest, spec.genre).toBeLessThan(1.5 * barSeconds(spec));
    });
  });

  it("stays near the tempo of the genre and divides all bars into phrases", () => {
    always((spec) => {
      const [slow, quick] = GENRES[spec.genre].tempo;
      expect(spec.tempo).toBeGreaterThan(slow * 0.82);
      expect(spec.tempo).toBeLessThan(quick * 1.18);
      let bar = 0;
      for (const phrase of spec.phrases) {
        expect(phrase.firstBar).toBe(bar);
        bar += phrase.bars;
      }
      expect(bar).toBe(spec.bars);
    });
  });

  it("repeats its motif: later phrases with the same label keep the rhythm of the first bar", () => {
    let kept = 0;
    let compared = 0;
    always((spec, score) => {
      const bar = barSeconds(spec);
      const rhythm = (from: number) =>
        score.notes
          .filter(
            ({ part, start }) =>
              part === "lead" && start >= from - 0.05 && start < from + bar - 0.06,
          )
          .map(({ start }) => Math.round(((start - from) / bar) * 16))
          .join();
      const own = spec.phrases.filter(
        ({ label, parts }) => label === "A" && parts.includes("lead"),
      );
      const first = own[0];
      for (const phrase of own.slice(1)) {
        compared += 1;
        if (first && rhythm(first.firstBar * bar) === rhythm(phrase.firstBar * bar)) kept += 1;
      }
    }, 60);
    // Timing is humanised, so a note occasionally falls into the next sixteenth.
    expect(kept / compared).toBeGreaterThan(0.85);
  });

  it("writes the same notes for the same recipe, and others for another seed", () => {
    const recipe = { prompt: "lo-fi for a rainy night", seed: 5, duration: 30, loop: false };
    const notes = (seed: number) => composeMusic(planMusic({ ...recipe, seed })).notes;
    expect(notes(5)).toEqual(notes(5));
    expect(notes(5)).not.toEqual(notes(6));
  });
});
