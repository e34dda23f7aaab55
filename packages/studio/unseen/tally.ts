import type { JudgedPrompt } from "./judge-prompt.ts";
import { type AspectScore, MEASURES, type Share } from "./measures.ts";

/** Computes the scores of judged prompts, one per measure. */
export function tally(judged: readonly JudgedPrompt[]): AspectScore[] {
  const all = judged.flatMap(({ judgements }) => judgements);
  return MEASURES.map((measure) => {
    if (measure === "nothing uninvited") {
      const clean = judged.filter(({ uninvited }) => uninvited.length === 0);
      return { measure, part: clean.length, whole: judged.length };
    }
    const kept = measure === "seen or told";
    const asked = all.filter(({ aspect }) => kept || aspect === measure);
    const good = asked.filter(({ outcome }) => outcome === "seen" || (kept && outcome === "told"));
    return { measure, part: good.length, whole: asked.length };
  });
}

/** Returns the 95 % confidence interval of the true proportion (Wilson 1927), 0..1. */
export function intervalOf({ part, whole }: Share): readonly [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const share = part / whole;
  const middle = share + z ** 2 / (2 * whole);
  const off = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const scale = 1 + z ** 2 / whole;
  return [(middle - off) / scale, (middle + off) / scale];
}

/**
 * Returns the probability of at most this many successes if the true proportion were `least`; near
 * 0 = it no longer holds.
 */
export function chanceOf({ part, whole }: Share, least: number): number {
  // Uses logarithms, because the first terms of a long run underflow.
  let term = whole * Math.log(1 - least);
  let sum = 0;
  for (let index = 0; index <= part; index += 1) {
    sum += Math.exp(term);
    term += Math.log((whole - index) / (index + 1)) + Math.log(least / (1 - least));
  }
  return Math.min(1, sum);
}
