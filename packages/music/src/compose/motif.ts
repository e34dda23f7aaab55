import type { Random } from "@kinora/studio/scene/random";
import { type PatternHit, readPattern } from "./read-pattern.ts";

/** The motif of a melody: a rhythm of one bar, and the scale steps between its notes. */
export interface Motif {
  readonly rhythm: readonly PatternHit[];
  /** Steps from each note to the next; one fewer than notes. */
  readonly steps: readonly number[];
}

/** Mostly single steps and a few thirds, so that a motif is singable. */
const STEPS = [-1, -1, 1, 1, 2, -2, 1, -1] as const;

/**
 * Invents a motif with one of the rhythms, in scale steps that mostly walk, leap at most once, and
 * return.
 */
export function inventMotif(patterns: readonly string[], random: Random): Motif {
  const rhythm = readPattern(random.pick(patterns));
  let leapt = false;
  let sum = 0;
  const steps = rhythm.slice(1).map(() => {
    let step: number = random.pick(STEPS);
    if (!leapt && random.next() < 0.2) {
      leapt = true;
      step = random.pick([3, -3]);
    }
    // A motif stays within a sixth.
    if (Math.abs(sum + step) > 5) step = -step;
    sum += step;
    return step;
  });
  return { rhythm, steps };
}

/** Inverts a motif: rising steps fall. */
export function invert({ rhythm, steps }: Motif): Motif {
  return { rhythm, steps: steps.map((step) => -step) };
}

/**
 * Repeats the first half of a motif, the second time inverted; `perBar` is the bar's length in
 * sixteenths.
 */
export function fragment({ rhythm, steps }: Motif, perBar: number): Motif {
  const half = perBar / 2;
  const head = rhythm.filter(({ step }) => step < half);
  if (head.length < 2) return { rhythm, steps };
  const cut = head.map((hit) => ({ ...hit, length: Math.min(hit.length, half - hit.step) }));
  const again = cut.map((hit) => ({ ...hit, step: hit.step + half }));
  const inner = steps.slice(0, head.length - 1);
  return { rhythm: [...cut, ...again], steps: [...inner, 1, ...inner.map((step) => -step)] };
}
