import {
  between,
  drawVoter,
  pick,
  type RingRandom,
  type SimulatedVoter,
  type SimulatedWorld,
  shuffled,
  spread,
  whole,
} from "./draw-world.ts";

export const RING_KINDS = ["mutual", "boost", "bury", "fast", "accounts"] as const;
export type RingKind = (typeof RING_KINDS)[number];

/** What members do with pairs that don't matter to the ring. */
const CARES = ["honest", "random", "skip"] as const;

export interface Ring {
  readonly kind: RingKind;
  readonly members: readonly SimulatedVoter[];
  /** Entries that it wants to win. */
  readonly wanted: ReadonlySet<string>;
  /** Entries that it wants to lose. */
  readonly unwanted: ReadonlySet<string>;
  readonly cares: (typeof CARES)[number];
  /** How often a member keeps to what was agreed. */
  readonly loyalty: number;
  /** Whether members answer as fast as ballots count. */
  readonly isHasty: boolean;
  /** Whether the members are people who would have voted anyway. */
  readonly arePeople: boolean;
}

/** Draws a ring of a kind in a world: its size, zeal, discipline and how it hides. */
export function drawRing(random: RingRandom, kind: RingKind, world: SimulatedWorld): Ring {
  const byWorth = world.entries.toSorted((a, b) => b.worth - a.worth);
  // Whoever is first anyway needs no ring.
  const target = pick(random, byWorth.slice(1));
  const size = whole(random, 3, 10);
  const pairs = spread(random, 20, 200);
  const [begin, span] = [between(random, 0, 20), spread(random, 0.2, 20)];
  const newcomers = random() < 0.5;
  const member = (author: string | null) => {
    const person = drawVoter(random, { author, entries: world.entries });
    return {
      ...person,
      pairs: Math.max(5, Math.min(200, Math.round(pairs * between(random, 0.6, 1.2)))),
      from: Math.min(23, begin + span * random()),
      joinedAt:
        newcomers && author === null
          ? hoursBefore(begin + between(random, 1, 48))
          : person.joinedAt,
    };
  };
  const common = {
    kind,
    cares: pick(random, CARES),
    loyalty: between(random, 0.85, 1),
    isHasty: kind === "fast" || random() < 0.25,
    arePeople: kind !== "fast" && kind !== "accounts",
  };
  if (kind === "mutual") {
    const authors = shuffled(random, byWorth).slice(0, Math.min(size, byWorth.length - 4));
    return {
      ...{ ...common, members: authors.map(({ author }) => member(author)) },
      ...{ wanted: new Set(authors.map(({ id }) => id)), unwanted: new Set() },
    };
  }
  // The author takes part in some rings; in others only accounts of theirs do.
  const first = random() < 0.5 ? [member(target.author)] : [];
  const others = Array.from({ length: size - first.length }, () => member(null));
  const members = hidden(random, kind, [...first, ...others]);
  if (kind !== "bury")
    return { ...common, members, wanted: new Set([target.id]), unwanted: new Set() };
  const rivals = byWorth.filter(({ id }) => id !== target.id).slice(0, whole(random, 1, 4));
  return {
    ...{ ...common, members, unwanted: new Set(rivals.map(({ id }) => id)) },
    wanted: new Set(random() < 0.5 ? [target.id] : []),
  };
}

const hoursBefore = (hours: number) => new Date(Date.UTC(2026, 11, 2) - hours * 3_600_000);

/** Accounts of one address are what the kind says; other rings share one only now and then. */
function hidden(
  random: RingRandom,
  kind: RingKind,
  members: readonly SimulatedVoter[],
): readonly SimulatedVoter[] {
  const [first] = members;
  if (!first || (kind !== "accounts" && random() > 0.1)) return members;
  const isOneDevice = random() < 0.5;
  return members.map((one) => ({
    ...{ ...one, address: first.address },
    ...(isOneDevice && { installation: first.installation }),
  }));
}
