import { reportFraud } from "@kinora/domain/challenge-fraud/report-fraud";
import { RING_KINDS, type RingKind } from "./draw-ring.ts";
import { simulateRing } from "./simulate-ring.ts";

export interface RingScore {
  /** Rings that moved a prize, and those of them of which more than half of the voters are named. */
  readonly moved: Readonly<Record<RingKind, number>>;
  readonly found: Readonly<Record<RingKind, number>>;
  /** People who took part honestly, and those of them who are named. */
  readonly honest: number;
  readonly named: number;
}

const none = () => ({ mutual: 0, boost: 0, bury: 0, fast: 0, accounts: 0 });

/** Plays challenges with consecutive seeds and scores what the report says of them. */
export function scoreRings(seed: number, count: number): RingScore {
  const [moved, found] = [none(), none()];
  let [honest, named] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    const { given, ring, movedPrize } = simulateRing(seed + n);
    const suspects = new Set(reportFraud(given).groups.flatMap(({ voters }) => voters));
    const members = new Set(ring?.members.map(({ voter }) => voter));
    const voted = new Set(given.ballots.map(({ voter }) => voter));
    const caught = [...members].filter((voter) => suspects.has(voter)).length;
    honest += [...voted].filter((voter) => !members.has(voter)).length;
    named += suspects.size - caught;
    if (ring === null || !movedPrize) continue;
    moved[ring.kind] += 1;
    if (2 * caught > members.size) found[ring.kind] += 1;
  }
  return { moved, found, honest, named };
}

export const sumOf = (counts: Readonly<Record<RingKind, number>>): number =>
  RING_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** Probability of at most so many of `of` when each happens with this probability. */
export function atMost(count: number, of: number, probability: number): number {
  let [sum, term] = [0, of * Math.log(1 - probability)];
  for (let n = 0; n <= count; n += 1) {
    sum += Math.exp(term);
    term += Math.log(((of - n) / (n + 1)) * (probability / (1 - probability)));
  }
  return sum;
}
