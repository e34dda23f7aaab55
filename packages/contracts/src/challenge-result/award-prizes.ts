import {
  HOSTED_AUTHORS_LEAST,
  PRIZE_AUTHORS_LEAST,
  PRIZE_BALLOTS_LEAST,
  PRIZE_VOTERS_LEAST,
} from "../challenge/challenge-limits.ts";
import {
  type BandMeaning,
  PRIZE_KINDS,
  type PrizeKind,
  type PrizelessReason,
} from "../challenge/challenge-vocabulary.ts";
import type { PrizePlan } from "../challenge/prize-plan.ts";

export interface PrizeRules {
  readonly pool: number;
  readonly plan: PrizePlan;
  /** True when a member put up the pool. */
  readonly isHosted: boolean;
}

/** What was voted by people without an entry, who are not related to the host either. */
export interface Turnout {
  readonly ballots: number;
  readonly voters: number;
}

export interface Prize {
  readonly author: string;
  /** The author's best entry. */
  readonly entry: string;
  readonly kind: PrizeKind;
  readonly gems: number;
}

export interface Prizes {
  /** Null when prizes are awarded. */
  readonly reason: PrizelessReason | null;
  readonly prizes: readonly Prize[];
  /** Gems that go back to whoever put up the pool. */
  readonly back: number;
}

/** An entry in the order of the ranking. */
export interface AuthoredEntry {
  readonly entry: string;
  readonly author: string;
}

/**
 * Divides a pool among the authors in the order of their best entries. Each wins one prize, the
 * highest; a lower place never gets more than a higher one. What nobody wins goes back.
 *
 * @param ranked all entries that were not excluded, the best first
 * @param barred authors who win nothing: the host, and accounts related to the host
 */
export function awardPrizes(
  rules: PrizeRules,
  ranked: readonly AuthoredEntry[],
  barred: ReadonlySet<string>,
  turnout: Turnout,
): Prizes {
  const winners = bestOfEach(ranked.filter(({ author }) => !barred.has(author)));
  const reason = whyNot(rules, winners.length, turnout);
  if (reason !== null) return { reason, prizes: [], back: rules.pool };
  const kinds = kindsOf(winners.length, rules.plan.bands);
  const members = Map.groupBy(kinds, (kind) => kind);
  let ceiling = rules.pool;
  const gems = new Map<PrizeKind, number>();
  for (const kind of PRIZE_KINDS) {
    const count = members.get(kind)?.length ?? 0;
    if (count === 0) continue;
    const share = Math.floor((rules.pool * rules.plan.shares[kind]) / 100 / count);
    ceiling = Math.min(ceiling, share);
    gems.set(kind, ceiling);
  }
  const prizes = kinds.flatMap((kind, n) => {
    const [winner, amount] = [winners[n], gems.get(kind) ?? 0];
    return winner && amount > 0 ? [{ ...winner, kind, gems: amount }] : [];
  });
  const paid = prizes.reduce((sum, prize) => sum + prize.gems, 0);
  return { reason: null, prizes, back: rules.pool - paid };
}

function bestOfEach(ranked: readonly AuthoredEntry[]): readonly AuthoredEntry[] {
  const seen = new Set<string>();
  return ranked.flatMap(({ entry, author }) => {
    if (seen.has(author)) return [];
    seen.add(author);
    return [{ entry, author }];
  });
}

function whyNot(
  { isHosted }: PrizeRules,
  authors: number,
  { ballots, voters }: Turnout,
): PrizelessReason | null {
  const least = isHosted ? HOSTED_AUTHORS_LEAST : PRIZE_AUTHORS_LEAST;
  if (authors < least) return "few_authors";
  return ballots < PRIZE_BALLOTS_LEAST || voters < PRIZE_VOTERS_LEAST ? "few_ballots" : null;
}

const BANDS = [
  { kind: "top5", limit: 5 },
  { kind: "top10", limit: 10 },
  { kind: "top20", limit: 20 },
] as const;

/**
 * Returns the prizes of the places in their order. As places, a band exists only where there are as
 * many authors as its number; as percent, only where it reaches beyond the prizes above it.
 */
function kindsOf(authors: number, meaning: BandMeaning): readonly PrizeKind[] {
  const kinds: PrizeKind[] = ["first", "second", "third"];
  for (const { kind, limit } of BANDS) {
    const last = meaning === "percent" ? Math.floor((authors * limit) / 100) : limit;
    if (last > authors) continue;
    while (kinds.length < last) kinds.push(kind);
  }
  return kinds;
}

/**
 * Returns the key under which an author is paid for a challenge. It holds no place, so a ranking
 * that is computed again cannot pay the same author twice.
 */
export const prizeKey = (challenge: string, author: string): string =>
  `challenge:prize:${challenge}:${author}`;

/** Counts the valid answers of people without an entry who are not related to the host. */
export function turnoutOf(
  ballots: readonly {
    readonly voter: string;
    readonly choice: string;
    readonly isOutside: boolean;
  }[],
): Turnout {
  const outside = ballots.filter(({ choice, isOutside }) => isOutside && choice !== "skip");
  return { ballots: outside.length, voters: new Set(outside.map(({ voter }) => voter)).size };
}
