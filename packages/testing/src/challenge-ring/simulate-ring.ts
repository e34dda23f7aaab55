import type { BundleSetup } from "@kinora/contracts/challenge/audit-bundle";
import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import { computeResult } from "@kinora/contracts/challenge-result/compute-result";
import { comparisonsOf, fitStrengths } from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import type { CastBallot } from "@kinora/domain/challenge/challenge-record";
import { drawPair, type ShownPair } from "@kinora/domain/challenge/draw-pair";
import type { FraudCase, SharedPlace } from "@kinora/domain/challenge-fraud/fraud-case";
import { seeded } from "@kinora/domain/seeded-random";
import { drawRing, RING_KINDS, type Ring } from "./draw-ring.ts";
import {
  between,
  drawWorld,
  pick,
  type RingRandom,
  type SimulatedVoter,
  type SimulatedWorld,
} from "./draw-world.ts";

export interface RingTrial {
  readonly given: FraudCase;
  readonly ring: Ring | null;
  /** Whether authors of the ring win more than they would have without what it did. */
  readonly movedPrize: boolean;
}

/** Share of challenges in which nobody cheats. */
const CLEAN = 0.2;
const NONE = { excludedEntries: [], excludedVoters: [], barredAuthors: [] };
const FEWEST_ANEW = 10;
const HOUR_MS = 3_600_000;

/** Plays a challenge with at most one ring, pairs drawn as the server draws them. */
export function simulateRing(seed: number): RingTrial {
  const random = seeded(seed);
  const world = drawWorld(random);
  const ring = random() < CLEAN ? null : drawRing(random, pick(random, RING_KINDS), world);
  const members = new Set(ring?.members.flatMap(({ author }) => author ?? []));
  const honest = world.honest.filter(({ author }) => author === null || !members.has(author));
  const voters = [...honest, ...(ring?.members ?? [])];
  const setup: BundleSetup = {
    ...{ challenge: `simulated ${seed}`, pool: world.pool, plan: world.plan, isHosted: false },
    entries: world.entries.map(({ id, author, submittedAt }) => ({ id, author, submittedAt })),
  };
  const { cast, sincere } = vote(random, { world, voters, ring });
  const given: FraudCase = {
    ...{ setup, decisions: NONE, ballots: cast, shared: sharedBy(voters) },
    people: voters.map(({ voter, author, joinedAt }) => ({ voter, author, joinedAt })),
  };
  return { given, ring, movedPrize: ring !== null && hasMoved({ setup, cast, sincere, ring }) };
}

/** Lets everybody vote at their times; `sincere` is what they would have said to the same pairs. */
function vote(
  random: RingRandom,
  {
    world,
    voters,
    ring,
  }: { world: SimulatedWorld; voters: readonly SimulatedVoter[]; ring: Ring | null },
) {
  const isMember = new Set(ring?.members);
  const cast: CastBallot[] = [];
  const sincere: CastBallot[] = [];
  const entries = world.entries.map(({ id, author }) => ({ id, author, compared: 0, strength: 0 }));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const waiting = voters.map((person) => ({
    ...{ person, at: person.from * HOUR_MS, shown: [] as ShownPair[], left: person.pairs },
  }));
  let fitted = 0;
  for (;;) {
    let next: (typeof waiting)[number] | null = null;
    for (const one of waiting) if (one.left > 0 && (next === null || one.at < next.at)) next = one;
    if (next === null) return { cast, sincere };
    next.left -= 1;
    const { person, shown } = next;
    const pair = drawPair(
      person.author ?? person.voter,
      entries,
      shown,
      Math.floor(random() * 2 ** 31),
    );
    if (pair === null) {
      next.left = 0;
      continue;
    }
    const honest = sincereAnswer(random, person, pair);
    const inRing = ring && isMember.has(person) ? ring : null;
    const choice = inRing ? ringAnswer(random, inRing, pair, honest) : honest;
    const seconds = inRing?.isHasty
      ? between(random, 2.02, 3.2)
      : Math.max(2.1, person.pace * Math.exp(0.5 * (random() + random() + random() - 1.5)));
    const ballot = {
      ...{ number: cast.length + 1, voter: person.voter, isOutside: person.author === null },
      ...{ left: pair.left, right: pair.right, isValid: true, hash: "" },
      elapsed: Math.round(seconds * 1_000),
    };
    cast.push({ ...ballot, choice });
    sincere.push({ ...ballot, choice: honest });
    shown.push({ left: pair.left, right: pair.right, choice });
    next.at += seconds * 1_000 + between(random, 300, 2_000);
    if (choice !== "skip")
      for (const id of [pair.left, pair.right]) {
        const entry = byId.get(id);
        if (entry) entry.compared += 1;
      }
    if (cast.length >= fitted * 1.15 + FEWEST_ANEW) {
      fitted = cast.length;
      const ids = entries.map(({ id }) => id);
      const strengths = fitStrengths(comparisonsOf(ids, tallyPairs(cast)));
      for (const [n, entry] of entries.entries()) entry.strength = strengths[n] ?? 0;
    }
  }
}

interface Pair {
  readonly left: string;
  readonly right: string;
}

function sincereAnswer(
  random: RingRandom,
  person: SimulatedVoter,
  { left, right }: Pair,
): BallotChoice {
  if (random() < person.skips) return "skip";
  const lead = (person.taste.get(left) ?? 0) - (person.taste.get(right) ?? 0);
  return random() < 1 / (1 + Math.exp(-lead)) ? "left" : "right";
}

function ringAnswer(
  random: RingRandom,
  { wanted, unwanted, cares, loyalty }: Ring,
  { left, right }: Pair,
  honest: BallotChoice,
): BallotChoice {
  const pull = (id: string) => (wanted.has(id) ? 1 : 0) - (unwanted.has(id) ? 1 : 0);
  const lead = pull(left) - pull(right);
  if (lead !== 0 && random() < loyalty) return lead > 0 ? "left" : "right";
  if (lead !== 0 || cares === "honest") return honest;
  return cares === "skip" ? "skip" : random() < 0.5 ? "left" : "right";
}

function sharedBy(voters: readonly SimulatedVoter[]): readonly SharedPlace[] {
  return (["address", "installation"] as const).flatMap((by) =>
    [...Map.groupBy(voters, (person) => person[by]).values()]
      .filter((group) => group.length > 1)
      .map((group) => ({ by, people: group.map(({ voter }) => voter) })),
  );
}

/** Compares what the ring's authors win with what they win when members are sincere, or not there. */
function hasMoved({
  setup,
  cast,
  sincere,
  ring,
}: {
  readonly setup: BundleSetup;
  readonly cast: readonly CastBallot[];
  readonly sincere: readonly CastBallot[];
  readonly ring: Ring;
}): boolean {
  const members = new Set(ring.members.map(({ voter }) => voter));
  const without = ring.arePeople ? sincere : cast.filter(({ voter }) => !members.has(voter));
  const own = new Set(
    setup.entries.flatMap(({ id, author }) =>
      ring.wanted.has(id) || ring.members.some((one) => one.author === author) ? author : [],
    ),
  );
  const gemsOf = (ballots: readonly CastBallot[]) =>
    computeResult(setup, ballots, NONE)
      .prizes.filter(({ author, entry }) =>
        ring.kind === "bury" && own.size === 0 ? ring.unwanted.has(entry) : own.has(author),
      )
      .reduce((sum, { gems }) => sum + gems, 0);
  const [now, otherwise] = [gemsOf(cast), gemsOf(without)];
  return ring.kind === "bury" && own.size === 0 ? now < otherwise : now > otherwise;
}
