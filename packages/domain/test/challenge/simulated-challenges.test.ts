import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import { computeResult } from "@kinora/contracts/challenge-result/compute-result";
import { namedPeople, reportFraud } from "@kinora/domain/challenge-fraud/report-fraud";
import { seeded } from "@kinora/domain/seeded-random";
import {
  type ChallengePlan,
  type SimulatedChallenge,
  simulateChallenge,
} from "@kinora/testing/challenge/simulate-challenge";
import { expect, it } from "vitest";

/** `npm run prove -- challenges` plays a thousand, with one of 2,000 entries in each slice. */
const CHALLENGES = Number(process.env.CHALLENGES || 20);
const LARGE = Number(process.env.CHALLENGES_LARGE || 0);
const SEED = Number(process.env.CHALLENGES_SEED || Math.floor(Math.random() * 2 ** 31));

function planOf(seed: number, large: boolean): ChallengePlan {
  const random = seeded(seed);
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const entries = large ? 2_000 : random() < 0.8 ? between(5, 60) : between(90, 300);
  const voters = large ? 1_000 : between(20, 100);
  const kind = (["none", "promote", "mutual"] as const)[between(0, 2)] ?? "none";
  const people = Math.max(2, Math.round((kind === "mutual" ? entries : voters) * 0.15));
  return {
    ...{ entries, voters, seed, pairsEach: between(20, 60) },
    ring: { kind, people: Math.min(people, 15) },
  };
}

function resultOf({ entries, ballots }: SimulatedChallenge, without: ReadonlySet<string>) {
  const setup = {
    ...{ challenge: "c", pool: 1_000, plan: USUAL_PRIZES, isHosted: false, entries: [...entries] },
  };
  const counted = ballots
    .filter(({ voter }) => !without.has(voter))
    .map(({ voter, left, right, choice }) => ({
      ...{ voter, left, right, choice, isValid: true },
      isOutside: !voter.startsWith("author"),
    }));
  const decisions = { excludedEntries: [], excludedVoters: [], barredAuthors: [] };
  return computeResult(setup, counted, decisions);
}

it(`ranks and pays ${CHALLENGES + LARGE} simulated challenges, seed ${SEED}`, {
  timeout: 180_000 + CHALLENGES * 10_000 + LARGE * 600_000,
}, () => {
  const tally = { moved: 0, found: 0, honest: 0, named: 0 };
  console.log(`CHALLENGES_SEED=${SEED}`);
  for (let n = 0; n < CHALLENGES + LARGE; n += 1) {
    const played = simulateChallenge(planOf(SEED + n, n >= CHALLENGES));
    const ring = new Set(played.ring);
    const { places, prizes, back } = resultOf(played, new Set());
    expect(places.map(({ place }) => place)).toEqual(played.entries.map((_, m) => m + 1));
    expect(prizes.length).toBeGreaterThan(0);
    expect(prizes.reduce((sum, { gems }) => sum + gems, 0) + back).toBe(1_000);
    expect(new Set(prizes.map(({ author }) => author)).size).toBe(prizes.length);
    const named = namedPeople(
      reportFraud({ entries: played.entries, ballots: played.ballots, related: [] }),
    );
    const honest = played.people.filter((person) => !ring.has(person));
    tally.honest += honest.length;
    tally.named += honest.filter((person) => named.has(person)).length;
    if (ring.size === 0) continue;
    const winners = (list: typeof prizes) => list.map(({ author, kind }) => author + kind).sort();
    const clean = resultOf(played, ring).prizes;
    const isGain = prizes.some(
      ({ author, kind }) =>
        ring.has(author) && !clean.some((one) => one.author === author && one.kind === kind),
    );
    if (!isGain || winners(prizes).join() === winners(clean).join()) continue;
    tally.moved += 1;
    if ([...ring].some((person) => named.has(person))) tally.found += 1;
  }
  console.log(
    `rings that moved a prize: ${tally.found} of ${tally.moved} found; honest people named: ${tally.named} of ${tally.honest}`,
  );
  expect(tally.named).toBeLessThanOrEqual(Math.ceil(tally.honest * 0.01));
});
