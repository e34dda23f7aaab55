import { type PrizePlan, USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";

/*
 * Simulated challenges, written without a look at the report that is tried on them. All parameters are
 * drawn anew for each challenge; none was changed after the report was first scored.
 */

export type RingRandom = () => number;

export const between = (random: RingRandom, low: number, high: number) =>
  low + (high - low) * random();
/** Small numbers as often as large ones, by magnitude. */
export const spread = (random: RingRandom, low: number, high: number) =>
  low * (high / low) ** random();
export const whole = (random: RingRandom, low: number, high: number) =>
  Math.min(high, low + Math.floor((high - low + 1) * random()));
export const pick = <T>(random: RingRandom, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error("Nothing to pick from");
  return one;
};
export const shuffled = <T>(random: RingRandom, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
export const normal = (random: RingRandom) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface SimulatedEntry {
  readonly id: string;
  readonly author: string;
  readonly submittedAt: string;
  /** What people on the whole think of it, in logarithms of odds. */
  readonly worth: number;
}

export interface SimulatedVoter {
  readonly voter: string;
  /** Own number as an author; null for people without an entry. */
  readonly author: string | null;
  /** What this person thinks of each entry. */
  readonly taste: ReadonlyMap<string, number>;
  /** Pairs that they want to answer. */
  readonly pairs: number;
  /** Seconds that they usually take for a pair. */
  readonly pace: number;
  /** Share of pairs that they pass over. */
  readonly skips: number;
  /** Hours after the vote began. */
  readonly from: number;
  readonly joinedAt: Date;
  /** Where they are at home. */
  readonly address: string;
  readonly installation: string;
}

export interface SimulatedWorld {
  readonly entries: readonly SimulatedEntry[];
  readonly honest: readonly SimulatedVoter[];
  readonly pool: number;
  readonly plan: PrizePlan;
}

const DAY = 24 * 3_600_000;
export const VOTE_BEGINS = new Date("2026-12-02T00:00:00.000Z");

/** People who differ in taste, time and zeal, some of whom live or work together. */
export function drawWorld(random: RingRandom): SimulatedWorld {
  const spreadOfWorth = between(random, 0.4, 1.2);
  const count = Math.round(spread(random, 8, 60));
  const entries = Array.from({ length: count }, (_, n) => ({
    ...{ id: `e${n}`, author: `a${n}`, worth: spreadOfWorth * normal(random) },
    submittedAt: new Date(VOTE_BEGINS.getTime() - DAY + n * 60_000).toISOString(),
  }));
  const habits = drawHabits(random);
  const outside = Math.round(spread(random, 15, 150));
  const voting = between(random, 0.2, 0.9);
  const honest = [
    ...entries.flatMap(({ author }) =>
      random() < voting ? [drawVoter(random, { author, entries, habits })] : [],
    ),
    ...Array.from({ length: outside }, () => drawVoter(random, { author: null, entries, habits })),
  ];
  return {
    ...{ entries, honest: settle(random, honest) },
    ...{ pool: pick(random, [60, 300, 600, 2_000]), plan: USUAL_PRIZES },
  };
}

interface Habits {
  readonly quirk: number;
  readonly zeal: number;
  readonly pace: number;
}

const drawHabits = (random: RingRandom): Habits => ({
  quirk: between(random, 0.2, 1),
  zeal: spread(random, 10, 40),
  pace: between(random, 5, 14),
});

/** Returns a number of 16 hexadecimal digits that tells nothing. */
function newNumber(random: RingRandom): string {
  const digits = () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return `${digits()}${digits()}`;
}

export function drawVoter(
  random: RingRandom,
  {
    author,
    entries,
    habits = drawHabits(random),
  }: {
    readonly author: string | null;
    readonly entries: readonly SimulatedEntry[];
    readonly habits?: Habits;
  },
): SimulatedVoter {
  const voter = newNumber(random);
  const age = random() < 0.25 ? between(random, 0, 3) : spread(random, 3, 700);
  return {
    ...{ voter, author, address: `home of ${voter}`, installation: `device of ${voter}` },
    taste: new Map(entries.map(({ id, worth }) => [id, worth + habits.quirk * normal(random)])),
    pairs: Math.max(1, Math.min(200, Math.round(habits.zeal * Math.exp(0.9 * normal(random))))),
    pace: Math.max(2.6, habits.pace * Math.exp(0.4 * normal(random))),
    ...{ skips: random() ** 3 * 0.3, from: between(random, 0, 23) },
    joinedAt: new Date(VOTE_BEGINS.getTime() - age * DAY),
  };
}

/** Families, flats and offices: some honest people share an address, few a device. */
function settle(random: RingRandom, people: readonly SimulatedVoter[]): readonly SimulatedVoter[] {
  const share = between(random, 0, 0.1);
  const settled: SimulatedVoter[] = [];
  for (const person of people) {
    const host = settled.length > 0 && random() < share ? pick(random, settled) : null;
    settled.push({
      ...person,
      ...(host && { address: host.address }),
      ...(host && random() < 0.15 && { installation: host.installation }),
    });
  }
  return settled;
}
