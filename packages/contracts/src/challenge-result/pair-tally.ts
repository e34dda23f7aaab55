import type { BallotChoice } from "../challenge/challenge-vocabulary.ts";

/** What a ballot says, whoever stores it. */
export interface PairVerdict {
  readonly voter: string;
  readonly left: string;
  readonly right: string;
  readonly choice: BallotChoice;
}

/** How often one of two entries was preferred to the other. */
export interface PairTally {
  /** The smaller of the two ids. */
  readonly one: string;
  readonly other: string;
  /** For `one`; half for a person who said both at different times. */
  readonly wins: number;
  readonly losses: number;
}

const keyOf = (one: string, other: string) => JSON.stringify([one, other]);

/**
 * Counts ballots by pair. A person has one vote on a pair: whoever was asked twice and answered
 * differently gives half to each, so the order of ballots does not matter. Pairs passed over count
 * for nothing.
 *
 * @returns tallies in the order of ids
 */
export function tallyPairs(verdicts: readonly PairVerdict[]): readonly PairTally[] {
  const opinions = new Map<string, { one: string; other: string; said: [number, number] }>();
  for (const { voter, left, right, choice } of verdicts) {
    if (choice === "skip" || left === right) continue;
    const isTurned = left > right;
    const [one, other] = isTurned ? [right, left] : [left, right];
    const key = JSON.stringify([voter, one, other]);
    const opinion = opinions.get(key) ?? { one, other, said: [0, 0] };
    opinion.said[(choice === "left") !== isTurned ? 0 : 1] += 1;
    opinions.set(key, opinion);
  }
  const tallies = new Map<string, { one: string; other: string; wins: number; losses: number }>();
  for (const { one, other, said } of opinions.values()) {
    const key = keyOf(one, other);
    const tally = tallies.get(key) ?? { one, other, wins: 0, losses: 0 };
    const share = said[0] === said[1] ? 0.5 : said[0] > said[1] ? 1 : 0;
    tally.wins += share;
    tally.losses += 1 - share;
    tallies.set(key, tally);
  }
  return [...tallies.values()].sort((a, b) => compare(a.one, b.one) || compare(a.other, b.other));
}

/** Orders texts by their code units, the same everywhere. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
