import { REPEAT_EVERY } from "@kinora/contracts/challenge/challenge-limits";
import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import { seeded } from "../seeded-random.ts";

/** An entry that can be shown. */
export interface PairableEntry {
  readonly id: string;
  readonly author: string;
  /** Pairs with it that were answered. */
  readonly compared: number;
  /** Its strength when it was last computed. */
  readonly strength: number;
}

/** A pair that a person was shown earlier. */
export interface ShownPair {
  readonly left: string;
  readonly right: string;
  /** Null while it is not answered. */
  readonly choice: BallotChoice | null;
}

export interface DrawnPair {
  readonly left: string;
  readonly right: string;
  /** True for a pair that the person answered earlier, with its sides exchanged. */
  readonly isRepeat: boolean;
}

const pairKey = (one: string, other: string): string =>
  JSON.stringify(one < other ? [one, other] : [other, one]);

/**
 * Draws the next pair for a person: the entry that was compared least, with the one closest in
 * strength. Neither is the person's own, their authors differ, and the person has not seen them
 * together. Every tenth pair is an earlier one of theirs, mirrored.
 *
 * @param seed decides what is equal otherwise, and the sides; people must not be able to guess it
 * @returns null when the person has seen all pairs
 */
export function drawPair(
  person: string,
  entries: readonly PairableEntry[],
  shown: readonly ShownPair[],
  seed: number,
): DrawnPair | null {
  const random = seeded(seed);
  if ((shown.length + 1) % REPEAT_EVERY === 0) {
    const repeat = drawRepeat(entries, shown, random);
    if (repeat !== null) return repeat;
  }
  const fit = entries
    .filter(({ author }) => author !== person)
    .map((entry) => ({ ...entry, chance: random() }))
    .sort((a, b) => a.compared - b.compared || a.chance - b.chance);
  const seen = new Set(shown.map(({ left, right }) => pairKey(left, right)));
  for (const one of fit) {
    const other = closestTo(one, fit, seen);
    if (other === null) continue;
    const [left, right] = random() < 0.5 ? [one.id, other.id] : [other.id, one.id];
    return { left, right, isRepeat: false };
  }
  return null;
}

/** @param fit the least compared first: of equally close ones, the first is taken */
function closestTo(
  one: PairableEntry,
  fit: readonly PairableEntry[],
  seen: ReadonlySet<string>,
): PairableEntry | null {
  let [closest, distance]: [PairableEntry | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const other of fit) {
    const away = Math.abs(other.strength - one.strength);
    if (away >= distance || other.author === one.author) continue;
    if (!seen.has(pairKey(one.id, other.id))) [closest, distance] = [other, away];
  }
  return closest;
}

/** Draws one of the person's answers that was not asked about again and whose entries still stand. */
function drawRepeat(
  entries: readonly PairableEntry[],
  shown: readonly ShownPair[],
  random: () => number,
): DrawnPair | null {
  const standing = new Set(entries.map(({ id }) => id));
  const times = Map.groupBy(shown, ({ left, right }) => pairKey(left, right));
  const askable = shown.filter(
    ({ left, right, choice }) =>
      choice !== null &&
      choice !== "skip" &&
      standing.has(left) &&
      standing.has(right) &&
      times.get(pairKey(left, right))?.length === 1,
  );
  // Not the last one: that would be remembered, not judged again.
  const earlier = askable.filter((pair) => pair !== shown.at(-1));
  const pair = earlier[Math.floor(random() * earlier.length)];
  return pair ? { left: pair.right, right: pair.left, isRepeat: true } : null;
}
