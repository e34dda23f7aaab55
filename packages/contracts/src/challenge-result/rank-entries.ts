import { comparisonsOf, curveOf, fitStrengths, PRIOR_WEIGHT } from "./fit-strengths.ts";
import { compare, type PairTally, type PairVerdict, tallyPairs } from "./pair-tally.ts";
import { variancesOf } from "./variances.ts";

/** An entry as far as ranking needs it. */
export interface RankedEntry {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly submittedAt: string;
}

export interface RankedPlace {
  /** From 1, without gaps. */
  readonly place: number;
  readonly entry: string;
  /** Logarithm of the odds against an entry of strength 0. */
  readonly strength: number;
  /** Bounds of the 95 % confidence interval of the strength. */
  readonly low: number;
  readonly high: number;
  /** Opinions of people about pairs with this entry, and how many were for it. */
  readonly compared: number;
  readonly preferred: number;
}

/** Half of the width of a 95 % interval, in standard errors. */
const STANDARD_ERRORS = 1.959963984540054;
/** Strengths closer than what is left of rounding errors are equal. */
const DIGITS = 1e8;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS + 0;

/**
 * Ranks entries by strength; equal ones by what people said of them when they met, then by the
 * earlier submission, then by id. Depends neither on the order of ballots nor on that of entries;
 * ballots about other entries are left out.
 */
export function rankEntries(
  entries: readonly RankedEntry[],
  verdicts: readonly PairVerdict[],
): readonly RankedPlace[] {
  const ordered = entries.toSorted((a, b) => compare(a.id, b.id));
  const ids = ordered.map(({ id }) => id);
  const tallies = tallyPairs(verdicts);
  const comparisons = comparisonsOf(ids, tallies);
  const strengths = fitStrengths(comparisons);
  const variances = variancesOf(curveOf(comparisons, strengths, PRIOR_WEIGHT));
  const counts = countOpinions(tallies, new Set(ids));
  const places = ordered.map((entry, n) => {
    const strength = strengths[n] ?? 0;
    const half = STANDARD_ERRORS * Math.sqrt(variances[n] ?? 0);
    return {
      entry,
      strength: rounded(strength),
      ...{ low: rounded(strength - half), high: rounded(strength + half) },
      ...(counts.get(entry.id) ?? { compared: 0, preferred: 0 }),
    };
  });
  return breakTies(places, tallies).map(({ entry, ...rest }, n) => ({
    ...{ place: n + 1, entry: entry.id, ...rest },
  }));
}

function countOpinions(tallies: readonly PairTally[], known: ReadonlySet<string>) {
  const counts = new Map<string, { compared: number; preferred: number }>();
  const add = (id: string, compared: number, preferred: number) => {
    const before = counts.get(id) ?? { compared: 0, preferred: 0 };
    counts.set(id, {
      compared: before.compared + compared,
      preferred: before.preferred + preferred,
    });
  };
  for (const { one, other, wins, losses } of tallies) {
    if (!known.has(one) || !known.has(other)) continue;
    add(one, wins + losses, wins);
    add(other, wins + losses, losses);
  }
  return counts;
}

interface Tied {
  readonly entry: RankedEntry;
  readonly strength: number;
}

/** Among more than two, those who met are compared by all their meetings, which form no circle. */
function breakTies<T extends Tied>(places: readonly T[], tallies: readonly PairTally[]): T[] {
  const groups = Map.groupBy(places, ({ strength }) => strength);
  return [...groups.keys()]
    .sort((a, b) => b - a)
    .flatMap((strength) => {
      const group = groups.get(strength) ?? [];
      if (group.length === 1) return group;
      const ids = new Set(group.map(({ entry }) => entry.id));
      const met = tallies.filter(({ one, other }) => ids.has(one) && ids.has(other));
      const lead = new Map<string, number>();
      for (const { one, other, wins, losses } of met) {
        lead.set(one, (lead.get(one) ?? 0) + wins - losses);
        lead.set(other, (lead.get(other) ?? 0) + losses - wins);
      }
      return group.toSorted(
        (a, b) =>
          (lead.get(b.entry.id) ?? 0) - (lead.get(a.entry.id) ?? 0) ||
          compare(a.entry.submittedAt, b.entry.submittedAt) ||
          compare(a.entry.id, b.entry.id),
      );
    });
}
