import { chance } from "@kinora/contracts/challenge-result/fit-strengths";
import type { Opinion, Strengths, VotingRecord } from "./voting-record.ts";

/** What a ring does about entries: for some, against others. */
export type RingAim = ReadonlyMap<string, 1 | -1>;

/** How often somebody keeps to what a ring agreed (ours). */
const KEPT = 0.93;
/** Points and weights for integrating over a normal distribution. */
const POINTS = [-2.5, -1.875, -1.25, -0.625, 0, 0.625, 1.25, 1.875, 2.5];
const WEIGHTS = POINTS.map((point) => Math.exp((-point * point) / 2));
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** How far people's tastes differ from each other, in logarithms of odds, as candidates. */
const QUIRKS = [0.2, 0.4, 0.6, 0.8, 1, 1.3];

/**
 * Returns the logarithm of the likelihood of somebody's opinions about an entry when they only have a
 * taste of their own: a liking for the entry, normally distributed, beside what all others think.
 */
function asTaste(entry: string, opinions: readonly Opinion[], strengths: Strengths, quirk: number) {
  const leads = opinions.map(({ preferred, other }) => ({
    sign: preferred === entry ? 1 : -1,
    lead: (strengths.get(preferred) ?? 0) - (strengths.get(other) ?? 0),
  }));
  const likelihood = POINTS.reduce(
    (sum, point, n) =>
      sum +
      (WEIGHTS[n] ?? 0) *
        leads.reduce((product, { sign, lead }) => product * chance(lead + sign * quirk * point), 1),
    0,
  );
  return Math.log(likelihood / TOTAL);
}

/** Returns how far tastes differ in this challenge, the most likely of the candidates. */
export function fitQuirk(records: readonly VotingRecord[], strengths: Strengths): number {
  const likelihoodOf = (quirk: number) =>
    records.reduce(
      (sum, { about }) =>
        [...about].reduce(
          (own, [entry, opinions]) =>
            opinions.length < 2 ? own : own + asTaste(entry, opinions, strengths, quirk),
          sum,
        ),
      0,
    );
  const [best = 0.6] = QUIRKS.map((quirk) => ({ quirk, likelihood: likelihoodOf(quirk) }))
    .sort((a, b) => b.likelihood - a.likelihood)
    .map(({ quirk }) => quirk);
  return best;
}

/** Opinions on which an aim has a say, each once, and whether they follow it. */
export function opinionsOn({ about }: VotingRecord, aim: RingAim, entry: string) {
  const side = aim.get(entry) ?? 0;
  return (about.get(entry) ?? []).filter(({ preferred, other }) => {
    const rival = aim.get(preferred === entry ? other : preferred) ?? 0;
    // Of two that the aim tells apart, the one it is for counts the opinion.
    return rival === 0 || (rival !== side && side === 1);
  });
}

export const follows = (aim: RingAim, entry: string, { preferred }: Opinion): boolean =>
  (preferred === entry) === (aim.get(entry) === 1);

/**
 * Returns by how much an aim explains somebody's opinions better than their taste does: the logarithm
 * of the ratio of likelihoods. For whoever has no such aim, values above x occur with a probability
 * below exp(-x).
 */
export function weighLean(
  record: VotingRecord,
  aim: RingAim,
  { strengths, quirk }: { readonly strengths: Strengths; readonly quirk: number },
): number {
  let weight = 0;
  for (const entry of aim.keys()) {
    const opinions = opinionsOn(record, aim, entry);
    if (opinions.length === 0) continue;
    const kept = opinions.filter((opinion) => follows(aim, entry, opinion)).length;
    weight += kept * Math.log(KEPT) + (opinions.length - kept) * Math.log(1 - KEPT);
    weight -= asTaste(entry, opinions, strengths, quirk);
  }
  return weight;
}
