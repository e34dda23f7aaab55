import { comparisonsOf, fitStrengths } from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import { drawPair, type ShownPair } from "@kinora/domain/challenge/draw-pair";
import type { WitnessedBallot } from "@kinora/domain/challenge-fraud/fraud-evidence";
import { seeded } from "@kinora/domain/seeded-random";

export type RingKind = "none" | "promote" | "mutual";

export interface ChallengePlan {
  readonly entries: number;
  readonly voters: number;
  readonly pairsEach: number;
  readonly ring: { readonly kind: RingKind; readonly people: number };
  readonly seed: number;
}

export interface SimulatedChallenge {
  readonly entries: readonly { id: string; author: string; submittedAt: string }[];
  readonly ballots: readonly WitnessedBallot[];
  /** Voters of the ring, and the author it is for. */
  readonly ring: readonly string[];
  readonly people: readonly string[];
}

/** How much people's tastes differ, in the unit in which works differ. */
const TASTE = 0.6;
/** Ballots after which strengths are computed anew. */
const REFIT = 100;

/**
 * Plays a challenge. Works have strengths, people tastes of their own; an honest answer follows both
 * with the noise of the model. People of a ring answer honestly unless it is about their author.
 */
export function simulateChallenge(plan: ChallengePlan): SimulatedChallenge {
  const random = seeded(plan.seed);
  const entries = Array.from({ length: plan.entries }, (_, n) => ({
    ...{ id: `entry-${n}`, author: `author-${n}`, worth: normal(random) },
    submittedAt: new Date(Date.UTC(2026, 11, 1) + n * 60_000).toISOString(),
  }));
  const puppets = Array.from({ length: plan.ring.people }, (_, n) => `puppet-${n}`);
  const { ring, favoured } = castRing(plan, puppets);
  const people = [
    ...entries.map(({ author }) => author),
    ...Array.from({ length: plan.voters }, (_, n) => `voter-${n}`),
    ...(plan.ring.kind === "promote" ? puppets : []),
  ];
  const answer = (voter: string, left: number, right: number): "left" | "right" => {
    const [one, other] = [entries[left], entries[right]];
    if (ring.has(voter) && one && other) {
      if (favoured.has(one.author) !== favoured.has(other.author))
        return favoured.has(one.author) ? "left" : "right";
    }
    const taste = (n: number) =>
      TASTE * normal(seeded(plan.seed + 7_919 * people.indexOf(voter) + 104_729 * n));
    const lead = (one?.worth ?? 0) + taste(left) - (other?.worth ?? 0) - taste(right);
    return random() < 1 / (1 + Math.exp(-lead * 1.5)) ? "left" : "right";
  };
  const ballots = vote(plan, entries, people, answer);
  const named = plan.ring.kind === "none" ? [] : [...new Set([...ring, ...favoured])];
  return {
    entries: entries.map(({ id, author, submittedAt }) => ({ id, author, submittedAt })),
    ...{ ballots, ring: named, people },
  };
}

/** Puppets are for one author; a mutual ring is of authors, each for all of them. */
function castRing({ ring: { kind, people }, entries }: ChallengePlan, puppets: readonly string[]) {
  const middle = Math.floor(entries / 2);
  const authors = Array.from(
    { length: Math.min(people, entries) },
    (_, n) => `author-${(middle + n) % entries}`,
  );
  if (kind === "mutual") return { ring: new Set(authors), favoured: new Set(authors) };
  if (kind === "promote")
    return { ring: new Set(puppets), favoured: new Set([`author-${middle}`]) };
  return { ring: new Set<string>(), favoured: new Set<string>() };
}

function vote(
  { pairsEach, seed }: ChallengePlan,
  entries: readonly { id: string; author: string }[],
  people: readonly string[],
  answer: (voter: string, left: number, right: number) => "left" | "right",
): readonly WitnessedBallot[] {
  const places = new Map(entries.map(({ id }, n) => [id, n]));
  const states = entries.map(({ id, author }) => ({ id, author, compared: 0, strength: 0 }));
  const shown = new Map<string, ShownPair[]>(people.map((person) => [person, []]));
  const ballots: WitnessedBallot[] = [];
  for (let round = 0; round < pairsEach; round += 1)
    for (const voter of people) {
      const own = shown.get(voter) ?? [];
      const pair = drawPair(voter, states, own, seed + ballots.length * 31);
      if (pair === null) continue;
      const { left, right } = pair;
      const choice = answer(voter, places.get(left) ?? 0, places.get(right) ?? 0);
      own.push({ left, right, choice });
      for (const id of [left, right]) {
        const state = states[places.get(id) ?? 0];
        if (state) state.compared += 1;
      }
      ballots.push({ voter, left, right, choice, elapsed: 9, needed: 6 });
      if (ballots.length % Math.max(REFIT, entries.length * 2) !== 0) continue;
      const ids = states.map(({ id }) => id);
      const strengths = fitStrengths(comparisonsOf(ids, tallyPairs(ballots)));
      for (const [n, state] of states.entries()) state.strength = strengths[n] ?? 0;
    }
  return ballots;
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
