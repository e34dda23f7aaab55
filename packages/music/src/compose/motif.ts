import type { Random } from "@kinora/studio/scene/random";
import { type PatternHit, readPattern } from "./read-pattern.ts";

/** The idea of a tune: a rhythm of one bar, and steps of the scale from note to note. */
export interface Motif {
  readonly rhythm: readonly PatternHit[];
  /** From each note to the next; one fewer than notes. */
  readonly steps: readonly number[];
}

/** Mostly steps, now and then a third, one fourth at most: what one can sing back. */
const STEPS = [-1, -1, 1, 1, 2, -2, 1, -1] as const;

/** A motif of one of the rhythms: steps of the scale that mostly walk, leap at most once, and come back. */
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
    // An idea stays within a sixth.
    if (Math.abs(sum + step) > 5) step = -step;
    sum += step;
    return step;
  });
  return { rhythm, steps };
}

/** Upside down: what went up goes down. */
export function invert({ rhythm, steps }: Motif): Motif {
  return { rhythm, steps: steps.map((step) => -step) };
}

/** The first half of the idea twice, the second time answered the other way. */
export function fragment({ rhythm, steps }: Motif, perBar: number): Motif {
  const half = perBar / 2;
  const head = rhythm.filter(({ step }) => step < half);
  if (head.length < 2) return { rhythm, steps };
  const cut = head.map((hit) => ({ ...hit, length: Math.min(hit.length, half - hit.step) }));
  const again = cut.map((hit) => ({ ...hit, step: hit.step + half }));
  const inner = steps.slice(0, head.length - 1);
  return { rhythm: [...cut, ...again], steps: [...inner, 1, ...inner.map((step) => -step)] };
}
