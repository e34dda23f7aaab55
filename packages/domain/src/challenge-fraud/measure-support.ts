import { comparisonsOf, fitStrengths } from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import type { FraudEvidence, WitnessedBallot } from "./fraud-evidence.ts";
import { weighSupporters } from "./weigh-supporters.ts";

/** How a voter answered pairs with an author's entries. */
export interface Support {
  readonly voter: string;
  readonly author: string;
  readonly pairs: number;
  readonly won: number;
  /** Log-likelihood of this author having supporters at all, above having none. */
  readonly evidence: number;
  /** Probability of the voter supporting the author, whatever the entries. */
  readonly probability: number;
}

const ROUNDS = 3;
/** What a supported voter's own support, and a relation, add to the logarithm of the odds. */
const MUTUAL = 3;
const RELATED = 3;
const MOST_BOOST = 4;

const keyOf = (voter: string, author: string): string => JSON.stringify([voter, author]);

/**
 * Measures who supports whom, whatever the works. The strengths are fitted again without the ballots
 * of supporters, and whoever is supported in return is the likelier one.
 */
export function measureSupport(evidence: FraudEvidence): readonly Support[] {
  const authorOf = new Map(evidence.entries.map(({ id, author }) => [id, author]));
  const ids = evidence.entries.map(({ id }) => id);
  const answered = evidence.ballots.filter(({ choice }) => choice !== "skip");
  const isRelated = relations(evidence.related);
  let found = new Map<string, Support>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = found;
    const probability = (voter: string, author: string) =>
      before.get(keyOf(voter, author))?.probability ?? 0;
    const isSuspect = (voter: string, entry: string) =>
      probability(voter, authorOf.get(entry) ?? "") > 0.5;
    const trusted = answered.filter(
      ({ voter, left, right }) => !isSuspect(voter, left) && !isSuspect(voter, right),
    );
    const fitted = fitStrengths(comparisonsOf(ids, tallyPairs(trusted)));
    const strengths = new Map(ids.map((id, n) => [id, fitted[n] ?? 0]));
    const boost = (voter: string, author: string) =>
      Math.min(
        MOST_BOOST,
        MUTUAL * probability(author, voter) + (isRelated(voter, author) ? RELATED : 0),
      );
    found = weighAll(collectPairs(answered, authorOf, strengths), boost);
  }
  return [...found.values()];
}

interface OwnPairs {
  readonly voter: string;
  readonly author: string;
  readonly leads: number[];
  readonly won: boolean[];
}

/** A repeated pair says little that is new, and is left out. */
function collectPairs(
  ballots: readonly WitnessedBallot[],
  authorOf: ReadonlyMap<string, string>,
  strengths: ReadonlyMap<string, number>,
): readonly OwnPairs[] {
  const all = new Map<string, OwnPairs>();
  const seen = new Set<string>();
  for (const { voter, left, right, choice } of ballots) {
    const pair = JSON.stringify([voter, ...[left, right].sort()]);
    if (seen.has(pair)) continue;
    seen.add(pair);
    for (const [own, other, isWon] of [
      [left, right, choice === "left"],
      [right, left, choice === "right"],
    ] as const) {
      const author = authorOf.get(own);
      if (author === undefined || author === voter) continue;
      const key = keyOf(voter, author);
      const pairs = all.get(key) ?? { voter, author, leads: [], won: [] };
      pairs.leads.push((strengths.get(own) ?? 0) - (strengths.get(other) ?? 0));
      pairs.won.push(isWon);
      all.set(key, pairs);
    }
  }
  return [...all.values()];
}

function weighAll(
  all: readonly OwnPairs[],
  boost: (voter: string, author: string) => number,
): Map<string, Support> {
  const found = new Map<string, Support>();
  for (const [author, voters] of Map.groupBy(all, (each) => each.author)) {
    const { evidence, probabilities } = weighSupporters(
      voters.map((each) => ({ ...each, boost: boost(each.voter, author) })),
    );
    for (const [n, { voter, won }] of voters.entries())
      found.set(keyOf(voter, author), {
        ...{ voter, author, pairs: won.length, won: won.filter(Boolean).length, evidence },
        probability: probabilities[n] ?? 0,
      });
  }
  return found;
}

function relations(groups: readonly (readonly string[])[]) {
  const pairs = new Set(
    groups.flatMap((group) => group.flatMap((one) => group.map((other) => keyOf(one, other)))),
  );
  return (one: string, other: string) => pairs.has(keyOf(one, other));
}
