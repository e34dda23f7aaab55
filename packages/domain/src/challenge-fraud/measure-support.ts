import {
  chance,
  comparisonsOf,
  fitStrengths,
} from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import type { FraudEvidence, WitnessedBallot } from "./fraud-evidence.ts";

/** How a voter answered pairs with an author's entries. */
export interface Support {
  readonly voter: string;
  readonly author: string;
  readonly pairs: number;
  readonly won: number;
  /** Wins that the others' ballots let expect. */
  readonly expected: number;
  /** Log-likelihood of always supporting the author, above that of voting like the others. */
  readonly evidence: number;
  /** Probability of supporting the author, whatever the entries. */
  readonly probability: number;
}

/** How often a supporter votes for the author: nobody hits every time. */
const LOYALTY = 0.95;
const ROUNDS = 4;
/** Share of supporters among an author's voters before anything is known. */
const RARE = 0.02;
/** What a supported voter's own support, and a relation, add to the logarithm of the odds. */
const MUTUAL = 3;
const RELATED = 3;
const MOST_BOOST = 5;

const logit = (p: number): number => Math.log(p / (1 - p));
const keyOf = (voter: string, author: string): string => JSON.stringify([voter, author]);

/**
 * Measures who supports whom, whatever the works: for each author a mixture of voters who vote like
 * the others and of supporters, whose share is estimated. The strengths are fitted again without the
 * ballots of supporters, which would make their own support look deserved.
 */
export function measureSupport(evidence: FraudEvidence): readonly Support[] {
  const authorOf = new Map(evidence.entries.map(({ id, author }) => [id, author]));
  const ids = evidence.entries.map(({ id }) => id);
  const answered = evidence.ballots.filter(({ choice }) => choice !== "skip");
  const isRelated = relations(evidence.related);
  let found = new Map<string, Support>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const isSuspect = (voter: string, entry: string) =>
      (found.get(keyOf(voter, authorOf.get(entry) ?? ""))?.probability ?? 0) > 0.5;
    const trusted = answered.filter(
      ({ voter, left, right }) => !isSuspect(voter, left) && !isSuspect(voter, right),
    );
    const fitted = fitStrengths(comparisonsOf(ids, tallyPairs(trusted)));
    const strengths = new Map(ids.map((id, n) => [id, fitted[n] ?? 0]));
    const sums = sumUp(answered, authorOf, strengths);
    found = weigh(sums, found, isRelated);
  }
  return [...found.values()];
}

type Sum = Omit<Support, "probability">;

function sumUp(
  ballots: readonly WitnessedBallot[],
  authorOf: ReadonlyMap<string, string>,
  strengths: ReadonlyMap<string, number>,
): readonly Sum[] {
  const sums = new Map<string, { -readonly [Key in keyof Sum]: Sum[Key] }>();
  const seen = new Set<string>();
  for (const { voter, left, right, choice } of ballots) {
    const pair = JSON.stringify([voter, ...[left, right].sort()]);
    // A repeated pair says little that is new.
    if (seen.has(pair)) continue;
    seen.add(pair);
    for (const [own, other, isWon] of [
      [left, right, choice === "left"],
      [right, left, choice === "right"],
    ] as const) {
      const author = authorOf.get(own);
      if (author === undefined || author === voter) continue;
      const key = keyOf(voter, author);
      const sum = sums.get(key) ?? {
        ...{ voter, author, pairs: 0, won: 0, expected: 0, evidence: 0 },
      };
      const p = chance((strengths.get(own) ?? 0) - (strengths.get(other) ?? 0));
      // Tastes differ more than strengths tell.
      const usual = Math.min(0.93, Math.max(0.07, p));
      sum.pairs += 1;
      sum.won += isWon ? 1 : 0;
      sum.expected += p;
      sum.evidence += isWon ? Math.log(LOYALTY / usual) : Math.log((1 - LOYALTY) / (1 - usual));
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
}

/** Estimates each author's share of supporters, and with it the probability of each to be one. */
function weigh(
  sums: readonly Sum[],
  before: ReadonlyMap<string, Support>,
  isRelated: (one: string, other: string) => boolean,
): Map<string, Support> {
  const found = new Map<string, Support>();
  for (const own of Map.groupBy(sums, ({ author }) => author).values()) {
    const boosts = own.map(({ voter, author }) => {
      const back = before.get(keyOf(author, voter))?.probability ?? 0;
      return Math.min(MOST_BOOST, MUTUAL * back + (isRelated(voter, author) ? RELATED : 0));
    });
    let share = RARE;
    let chances: number[] = [];
    for (let step = 0; step < 20; step += 1) {
      chances = own.map(({ evidence }, n) => chance(evidence + logit(share) + (boosts[n] ?? 0)));
      const sum = chances.reduce((total, each) => total + each, 0);
      // Rare before anything is known: one supporter among fifty honest voters.
      share = Math.min(0.6, (sum + 50 * RARE) / (own.length + 50));
    }
    for (const [n, sum] of own.entries())
      found.set(keyOf(sum.voter, sum.author), { ...sum, probability: chances[n] ?? 0 });
  }
  return found;
}

function relations(groups: readonly (readonly string[])[]) {
  const pairs = new Set(
    groups.flatMap((group) => group.flatMap((one) => group.map((other) => keyOf(one, other)))),
  );
  return (one: string, other: string) => pairs.has(keyOf(one, other));
}
