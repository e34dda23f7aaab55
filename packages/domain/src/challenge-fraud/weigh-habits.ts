import type { FraudPerson, SharedPlace } from "./fraud-case.ts";
import { type Opinion, type Strengths, usualChance, type VotingRecord } from "./voting-record.ts";
import type { RingAim } from "./weigh-lean.ts";

/** Passing over pairs, as honest people do: Beta(1, 9). */
const HONEST_SKIPS = { skips: 1, answers: 9 };
const RING_SKIPS = 0.95;
/** Part of the members of rings that, on all other pairs, click at random, and that skip (ours). */
const [CARELESS, SKIPPING] = [0.3, 0.3];
/** Part of the members who answer hardly later than a ballot counts, and least part of all (ours). */
const [HASTY_MEMBERS, HASTY_LEAST] = [0.35, 0.03];
/** Times the shortest median. */
const HASTY_FROM = 1.6;
/** Part of the members who are new, and least part of all (ours). */
const [NEW_MEMBERS, NEW_LEAST] = [0.4, 0.08];
/** A part of all beyond which a habit says nothing. */
const COMMON = 0.9;
export const NEW_DAYS = 3;
const DAY = 24 * 3_600_000;
const HASTY_OPINIONS = 5;

/** Facts of a challenge against which habits are weighed. */
export interface Habits {
  readonly hasty: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  /** Parts of all people. */
  readonly hastyShare: number;
  readonly freshShare: number;
  readonly shared: readonly SharedPlace[];
}

export function habitsOf(
  records: readonly VotingRecord[],
  { people, shared }: { people: readonly FraudPerson[]; shared: readonly SharedPlace[] },
  begins: Date,
): Habits {
  const telling = records.filter(({ opinions }) => opinions.length >= HASTY_OPINIONS);
  const shortest = Math.min(...telling.map(({ seconds }) => seconds));
  const hasty = telling.filter(({ seconds }) => seconds <= HASTY_FROM * shortest);
  const since = begins.getTime() - NEW_DAYS * DAY;
  const fresh = people.filter(({ joinedAt }) => joinedAt.getTime() > since);
  const shareOf = (some: readonly unknown[], least: number) =>
    Math.min(COMMON, Math.max(least, some.length / Math.max(1, people.length)));
  return {
    hasty: new Set(hasty.map(({ voter }) => voter)),
    fresh: new Set(fresh.map(({ voter }) => voter)),
    ...{ hastyShare: shareOf(hasty, HASTY_LEAST), freshShare: shareOf(fresh, NEW_LEAST), shared },
  };
}

/** Returns by how much somebody's other habits speak for a member of a ring. */
export function weighHabits(
  record: VotingRecord,
  aim: RingAim,
  { strengths, habits }: { readonly strengths: Strengths; readonly habits: Habits },
): number {
  const { hasty, hastyShare, fresh, freshShare } = habits;
  return (
    weighCare(record, aim, strengths) +
    ratio(hasty.has(record.voter), HASTY_MEMBERS, hastyShare) +
    ratio(fresh.has(record.voter), NEW_MEMBERS, freshShare)
  );
}

const ratio = (is: boolean, member: number, other: number): number =>
  is ? Math.log(member / other) : Math.log((1 - member) / (1 - other));

/** Logarithms of how much better chance explains answers than what all others think. */
const asChance = (strengths: Strengths, opinions: Iterable<Opinion>): number => {
  let sum = 0;
  for (const opinion of opinions) sum -= Math.log(2 * usualChance(strengths, opinion));
  return sum;
};

/** Of all opinions: most of them stay as they are from aim to aim. */
const wholes = new WeakMap<Strengths, WeakMap<VotingRecord, number>>();
function wholeOf(record: VotingRecord, strengths: Strengths): number {
  const known = wholes.get(strengths) ?? new WeakMap<VotingRecord, number>();
  wholes.set(strengths, known);
  const found = known.get(record) ?? asChance(strengths, record.opinions);
  known.set(record, found);
  return found;
}

/** What members say of pairs that don't matter to the ring: honest answers, random ones, or none. */
function weighCare(record: VotingRecord, aim: RingAim, strengths: Strengths): number {
  const { about, opinions, skipped } = record;
  const touched = new Set([...aim.keys()].flatMap((entry) => about.get(entry) ?? []));
  const answers = opinions.length - touched.size;
  const random = wholeOf(record, strengths) - asChance(strengths, touched);
  const passed = skipped.filter(([left, right]) => !aim.has(left) && !aim.has(right)).length;
  const skips =
    passed * Math.log(RING_SKIPS) +
    answers * Math.log(1 - RING_SKIPS) -
    betaBinomial(passed, answers);
  const bounded = (value: number) => Math.exp(Math.min(50, value));
  return Math.log(1 - CARELESS - SKIPPING + CARELESS * bounded(random) + SKIPPING * bounded(skips));
}

/** Logarithm of the likelihood of one order of so many skips and answers of an honest person. */
function betaBinomial(skips: number, answers: number): number {
  let sum = 0;
  const { skips: a, answers: b } = HONEST_SKIPS;
  for (let n = 0; n < skips; n += 1) sum += Math.log(a + n);
  for (let n = 0; n < answers; n += 1) sum += Math.log(b + n);
  for (let n = 0; n < skips + answers; n += 1) sum -= Math.log(a + b + n);
  return sum;
}
