import {
  chance,
  comparisonsOf,
  fitStrengths,
} from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import type { TimedBallot } from "./fraud-case.ts";

/** What a person said of two entries when they first saw them together. */
export interface Opinion {
  readonly preferred: string;
  readonly other: string;
}

/** How somebody voted. */
export interface VotingRecord {
  readonly voter: string;
  readonly opinions: readonly Opinion[];
  /** Opinions by each of their two entries. */
  readonly about: ReadonlyMap<string, readonly Opinion[]>;
  /** Pairs passed over, as their two entries. */
  readonly skipped: readonly (readonly [string, string])[];
  /** Median seconds for a pair. */
  readonly seconds: number;
}

/** A pair that is asked about again says nothing new: only the first answer is an opinion. */
export function recordsOf(ballots: readonly TimedBallot[]): readonly VotingRecord[] {
  const counted = ballots.filter(({ isValid }) => isValid);
  return [...Map.groupBy(counted, ({ voter }) => voter)].map(([voter, own]) => {
    const seen = new Set<string>();
    const opinions: Opinion[] = [];
    const skipped: [string, string][] = [];
    for (const { left, right, choice } of own) {
      const pair = JSON.stringify([left, right].sort());
      if (seen.has(pair)) continue;
      seen.add(pair);
      if (choice === "skip") skipped.push([left, right]);
      else if (choice === "left") opinions.push({ preferred: left, other: right });
      else opinions.push({ preferred: right, other: left });
    }
    const about = new Map<string, Opinion[]>();
    for (const opinion of opinions)
      for (const id of [opinion.preferred, opinion.other])
        about.set(id, [...(about.get(id) ?? []), opinion]);
    return { voter, opinions, about, skipped, seconds: medianOf(own) };
  });
}

function medianOf(ballots: readonly TimedBallot[]): number {
  const sorted = ballots.map(({ elapsed }) => elapsed / 1_000).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What everybody else thinks, in logarithms of odds. */
export type Strengths = ReadonlyMap<string, number>;

/** Fits the strengths to the ballots of all but some voters. */
export function strengthsWithout(
  entries: readonly string[],
  ballots: readonly TimedBallot[],
  left: ReadonlySet<string>,
): Strengths {
  const counted = ballots.filter(({ voter, isValid }) => isValid && !left.has(voter));
  const strengths = fitStrengths(comparisonsOf(entries, tallyPairs(counted)));
  return new Map(entries.map((id, n) => [id, strengths[n] ?? 0]));
}

/** Probability that somebody who is like all others prefers one entry to another. */
export const usualChance = (strengths: Strengths, { preferred, other }: Opinion): number =>
  chance((strengths.get(preferred) ?? 0) - (strengths.get(other) ?? 0));

const STEPS = 6;

/** Returns the strength of one entry as people see it, each with a weight; those of others stay. */
export function strengthAmong(
  entry: string,
  strengths: Strengths,
  records: readonly VotingRecord[],
  weightOf: (record: VotingRecord) => number,
): number {
  const seen = records.flatMap((record) =>
    (record.about.get(entry) ?? []).map(({ preferred, other }) => ({
      weight: weightOf(record),
      isFor: preferred === entry,
      rival: strengths.get(preferred === entry ? other : preferred) ?? 0,
    })),
  );
  let strength = strengths.get(entry) ?? 0;
  for (let step = 0; step < STEPS; step += 1) {
    // The prior of the ranking: a comparison won and lost against an entry of strength 0, at half weight.
    let [slope, curve] = [0.5 - chance(strength), chance(strength) * chance(-strength)];
    for (const { weight, isFor, rival } of seen) {
      const expected = chance(strength - rival);
      slope += weight * ((isFor ? 1 : 0) - expected);
      curve += weight * expected * (1 - expected);
    }
    strength += Math.max(-1, Math.min(1, slope / curve));
  }
  return strength;
}
