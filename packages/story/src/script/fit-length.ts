import type { Random } from "@kinora/studio/scene/random";
import { countWords } from "./beats.ts";

/** Minimum and maximum words of a scene, whatever the story needs. */
export const LEAST_WORDS = 6;
export const MOST_WORDS = 45;

export interface Told {
  readonly text: string;
  readonly words: number;
  /** The rule that produced it. */
  readonly line?: string;
  /** True when it mentions the story's prop. */
  readonly showsProp?: boolean;
}

/** Pairs a text with its word count. */
export const told = (text: string): Told => ({ text, words: countWords(text) });

/** Shuffles without bias (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const at = random.integer(0, last);
    [all[last], all[at]] = [all[at] as T, all[last] as T];
  }
  return all;
}

/** Picks a line close to the wanted word count, at random among those about equally close. */
export function pickNear(lines: readonly Told[], wanted: number, random: Random): Told | undefined {
  const off = (line: Told) => Math.abs(line.words - wanted) * (line.words > wanted ? 1.4 : 0.7);
  const best = Math.min(...lines.map(off));
  const near = lines.filter((line) => off(line) <= best + (wanted < 12 ? 1.5 : 5));
  return near.length === 0 ? undefined : random.pick(near);
}

/**
 * Adds lines to a scene until it has about the wanted number of words, within the limits of a
 * scene.
 */
export function fill(start: readonly Told[], more: readonly Told[], wanted: number): Told[] {
  const scene = [...start];
  const sum = () => scene.reduce((all, line) => all + line.words, 0);
  const room = Math.min(wanted, MOST_WORDS);
  for (const line of more) {
    const total = sum();
    if (total >= room - 2) break;
    if (total + line.words <= Math.min(room + 3, MOST_WORDS)) scene.push(line);
  }
  if (sum() < LEAST_WORDS) {
    const small = more
      .toSorted((a, b) => a.words - b.words)
      .find((line) => !scene.includes(line) && sum() + line.words >= LEAST_WORDS);
    if (small !== undefined) scene.push(small);
  }
  return scene;
}
