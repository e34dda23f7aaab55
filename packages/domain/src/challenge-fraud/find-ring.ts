import { mutualAims } from "./mutual-aims.ts";
import type { FoundRing, Scene } from "./scene.ts";
import { type Strengths, strengthAmong } from "./voting-record.ts";
import { weighHabits } from "./weigh-habits.ts";
import { type RingAim, weighLean } from "./weigh-lean.ts";

/** Parts of all voters that a ring may be: the most likely one is taken. */
const PARTS = [0.02, 0.04, 0.07, 0.12, 0.2, 0.35, 0.5];
/** What must speak for a group as a whole, and for the choice of a part. */
const GROUP_COST = 3;
/** What must speak for a member's own entry in the aim: it is no choice among all. */
const OWN_COST = 1;
/** Probability from which a voter is named. */
const NAMED_FROM = 0.8;
/** Probability from which what a voter says is no measure for others. */
const SUSPECT_FROM = 0.3;
/** Gained by whoever has the place of other members: for the first of them, and for each more (ours). */
const [TOGETHER, EACH_MORE, TOGETHER_MAX] = [2, 0.4, 4];
const AIMS_MAX = 10;
/** Aims with which the search begins: the most promising. */
const BEGINNINGS = 16;
const LOOKED_AT_AGAIN = 8;
const ROUNDS_AGAIN = 3;
const ROUNDS = 6;
/** Changes of probabilities, summed up, below which a round is the last. */
const SETTLED = 0.05;

/**
 * Returns the group of voters that an aim explains best: for some entries, against others; null when
 * chance and taste explain as much. Aims are grown from single ones, entry by entry, as long as the
 * group's score rises.
 */
export function findRing(scene: Scene): FoundRing | null {
  const begun = scene.entries
    .flatMap((entry) => ([1, -1] as const).map((side) => judge(scene, new Map([[entry, side]]))))
    .sort((a, b) => b.score - a.score)
    .slice(0, BEGINNINGS);
  const mutual = mutualAims(scene).map((aim) => judgeAuthors(scene, aim));
  const grown = [...begun.map((one) => grow(scene, one)), ...mutual].sort(
    (a, b) => b.score - a.score,
  );
  let best: FoundRing | null = null;
  for (const one of differing(grown).slice(0, LOOKED_AT_AGAIN)) {
    const again = lookAgain(scene, one);
    if (again.members.length > 1 && again.score > (best?.score ?? 0)) best = again;
  }
  return best;
}

/**
 * A ring's own ballots move what all others seem to think, behind which it hides: it is judged by what
 * the others think without it, until that changes nothing.
 */
function lookAgain(scene: Scene, begun: FoundRing): FoundRing {
  let ring = begun;
  for (let round = 0; round < ROUNDS_AGAIN && ring.suspects.size > 0; round += 1) {
    const anew = { ...scene, ...scene.withoutThem(ring.suspects) };
    const next = grow(anew, judge(anew, ring.aim));
    if (next.score <= ring.score) break;
    ring = next;
  }
  return ring;
}

/** Authors who gain by an aim are judged by what is left without them. */
function judgeAuthors(scene: Scene, aim: RingAim): FoundRing {
  const authors = [...scene.own].flatMap(([voter, entries]) =>
    entries.some((entry) => aim.has(entry)) ? voter : [],
  );
  const anew = { ...scene, ...scene.withoutThem(new Set(authors)) };
  return grow(anew, judge(anew, aim));
}

/** Of those with the same suspects, the first. */
function differing(rings: readonly FoundRing[]): readonly FoundRing[] {
  const seen = new Set<string>();
  return rings.filter(({ suspects }) => {
    const key = [...suspects].sort().join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Finds out who follows an aim: expectation and maximisation of a mixture of those who do and all
 * others, in which the strengths of the aim's entries are those that the others see.
 */
function judge(scene: Scene, aim: RingAim): FoundRing {
  let strengths = scene.strengths;
  let chances = new Map<string, number>();
  let fit = { part: 0, likelihood: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const weights = scene.records.map((record) => {
      const habits = weighHabits(record, aim, { ...scene, strengths: scene.strengths });
      return { record, weight: weighLean(record, aim, { ...scene, strengths }) + habits };
    });
    const together = neighbours(chances, scene, aim);
    const drawn = weights.map(({ record, weight }) => ({
      voter: record.voter,
      ratio: Math.exp(Math.min(60, weight + (together.get(record.voter) ?? 0))),
    }));
    fit = bestPart(drawn.map(({ ratio }) => ratio));
    const next = new Map(
      drawn.map(({ voter, ratio }) => {
        const inside = fit.part * ratio;
        return [voter, inside / (inside + 1 - fit.part)];
      }),
    );
    const moved = [...next].reduce(
      (sum, [voter, at]) => sum + Math.abs(at - (chances.get(voter) ?? 0)),
      0,
    );
    chances = next;
    if (moved < SETTLED) break;
    strengths = asOthersSee(scene, aim, chances);
  }
  const members = [...chances].flatMap(([voter, at]) => (at >= NAMED_FROM ? voter : []));
  const suspects = new Set(
    [...chances].flatMap(([voter, at]) => (at >= SUSPECT_FROM ? voter : [])),
  );
  return { aim, members, suspects, strengths, score: fit.likelihood - costOf(scene, aim, members) };
}

function bestPart(ratios: readonly number[]) {
  return PARTS.map((part) => ({
    part,
    likelihood: ratios.reduce((sum, ratio) => sum + Math.log(1 - part + part * ratio), 0),
  })).reduce((best, one) => (one.likelihood > best.likelihood ? one : best));
}

/** What the choice of an aim among all costs. */
function costOf({ entries, own }: Scene, aim: RingAim, members: readonly string[]): number {
  const oneOfAll = Math.log(2 * entries.length);
  const near = new Set(members.flatMap((voter) => own.get(voter) ?? []));
  return [...aim].reduce(
    (sum, [entry, side]) => sum + (side === 1 && near.has(entry) ? OWN_COST : oneOfAll),
    GROUP_COST,
  );
}

function asOthersSee(
  { records, strengths }: Scene,
  aim: RingAim,
  chances: ReadonlyMap<string, number>,
): Strengths {
  const seen = new Map(strengths);
  for (const entry of aim.keys())
    seen.set(
      entry,
      strengthAmong(entry, strengths, records, ({ voter }) => 1 - (chances.get(voter) ?? 0)),
    );
  return seen;
}

/** What speaks for voters at the same place as likely members, or as an author who gains. */
function neighbours(
  chances: ReadonlyMap<string, number>,
  { habits, own }: Scene,
  aim: RingAim,
): ReadonlyMap<string, number> {
  const gained = new Map<string, number>();
  const isAuthor = (voter: string) => (own.get(voter) ?? []).some((entry) => aim.get(entry) === 1);
  for (const { people } of habits.shared) {
    const parts = people.map((voter) => ({
      voter,
      at: isAuthor(voter) ? 1 : (chances.get(voter) ?? 0),
    }));
    const sum = parts.reduce((all, { at }) => all + at, 0);
    for (const { voter, at } of parts) {
      const others = sum - at;
      const gain = Math.min(
        TOGETHER_MAX,
        TOGETHER * Math.min(1, others) + EACH_MORE * Math.max(0, others - 1),
      );
      gained.set(voter, Math.max(gained.get(voter) ?? 0, gain));
    }
  }
  return gained;
}

/** Adds the entry that raises the score most, again and again. */
function grow(scene: Scene, begun: FoundRing): FoundRing {
  let ring = begun;
  while (ring.aim.size < AIMS_MAX && ring.members.length > 0) {
    const next = nextAim(scene, ring);
    if (next === null) return ring;
    const tried = judge(scene, new Map([...ring.aim, next]));
    if (tried.score <= ring.score) return ring;
    ring = tried;
  }
  return ring;
}

/** The entry about which the members agree most otherwise, and whether they are for it. */
function nextAim(scene: Scene, { aim, members }: FoundRing): readonly [string, 1 | -1] | null {
  const inside = new Set(members);
  const records = scene.records.filter(({ voter }) => inside.has(voter));
  let [best, most]: [readonly [string, 1 | -1] | null, number] = [null, 0];
  for (const entry of scene.entries) {
    if (aim.has(entry)) continue;
    const strengths = new Map(scene.strengths);
    strengths.set(
      entry,
      strengthAmong(entry, strengths, scene.records, ({ voter }) => (inside.has(voter) ? 0 : 1)),
    );
    for (const side of [1, -1] as const) {
      const one = new Map([[entry, side]]);
      const lean = records.reduce(
        (sum, record) => sum + weighLean(record, one, { ...scene, strengths }),
        0,
      );
      if (lean > most) [best, most] = [[entry, side], lean];
    }
  }
  return best;
}
