import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateLender } from "@kinora/domain/security/rate-lender";
import { RateBorrower } from "./rate-borrower.ts";

/** Maximum keys counted at a time; the least recently used are evicted first. */
const MOST_KEYS = 50_000;
/** Share of a limit that a process allows without borrowing, and that it borrows at a time. */
const BLOCK = 0.1;

interface Count {
  /** Requests allowed in the current window of this process. */
  used: number;
  windowEnds: number;
  /** Borrowed but not used yet; void after loanEnds. */
  borrowed: number;
  loanEnds: number;
  /** Time until which the lender has nothing left. */
  dryUntil: number;
  /** Borrowed until loanEnds, used or not. */
  taken: number;
  /** Requests known to be lent to other processes. */
  others: number;
  asking: Promise<unknown> | null;
}

type RateStanding = { readonly current: number; readonly ttl: number };
type Incr = FastifyRateLimitStore["incr"];

/**
 * Returns the route that a store is for. @fastify/rate-limit passes it, but its types do not
 * declare it.
 */
function doorOf(params: object): string {
  const { routeInfo = {} }: { routeInfo?: { method?: unknown; url?: string } } = params;
  return routeInfo.url === undefined ? "" : `${routeInfo.method} ${routeInfo.url}\n`;
}

/** Requests that one process has allowed and borrowed. */
class RateCounts {
  readonly #counts = new Map<string, Count>();
  readonly #borrower: RateBorrower | null;
  readonly #windowMs: number;
  readonly #now: () => number;

  constructor(lender: RateLender | null, windowMs: number, now: () => number) {
    this.#borrower = lender && new RateBorrower(lender, windowMs, now);
    this.#windowMs = windowMs;
    this.#now = now;
  }

  countOf(key: string): Count {
    const now = this.#now();
    const count = this.#counts.get(key) ?? freshCount();
    if (count.windowEnds <= now)
      Object.assign(count, { used: 0, windowEnds: now + this.#windowMs });
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }

  /** Returns undefined when more has to be borrowed first. */
  decide(count: Count, max: number): RateStanding | undefined {
    const at = this.#now();
    const refused = (until: number) => ({ current: max + 1, ttl: Math.max(1, until - at) });
    if (count.used >= max) return refused(count.windowEnds);
    const isOwn = count.used < block(max);
    if (!isOwn && this.#borrower && !this.#borrower.isAlone) {
      if (count.dryUntil > at) return refused(count.dryUntil);
      if (count.borrowed < 1 || count.loanEnds <= at) return undefined;
      count.borrowed -= 1;
    }
    count.used += 1;
    return { current: Math.min(max, count.used + count.others), ttl: count.windowEnds - at };
  }

  async decideLater(key: string, count: Count, max: number): Promise<RateStanding> {
    for (;;) {
      count.asking ??= this.#borrow(key, count, max).finally(() => {
        count.asking = null;
      });
      await count.asking;
      const standing = this.decide(count, max);
      if (standing) return standing;
    }
  }

  async #borrow(key: string, count: Count, max: number): Promise<void> {
    const wish = { key, wanted: block(max), most: max - block(max) };
    const loan = await this.#borrower?.borrow(wish);
    if (!loan) return;
    const now = this.#now();
    if (count.loanEnds <= now) Object.assign(count, { borrowed: 0, taken: 0 });
    count.others = Math.max(0, loan.before - count.taken);
    count.borrowed += loan.granted;
    count.taken += loan.granted;
    count.loanEnds = now + loan.endsInMs;
    if (loan.granted === 0) count.dryUntil = count.loanEnds;
  }
}

/**
 * Rate limits that hold across all processes of the server. A process counts as if it were alone
 * and never allows more than the limit. A tenth of the limit is its own; beyond that it borrows a
 * tenth at a time. Users who send little cost the database nothing, those who send much a row now
 * and then. N processes allow at most (N - 1) tenths more than the limit. While the database is
 * unavailable each process counts alone, so requests are neither all allowed nor all rejected.
 *
 * @param lender null when there is only one process
 */
export function sharedRates(
  lender: RateLender | null,
  windowMs: number,
  now = () => performance.now(),
): FastifyRateLimitStoreCtor {
  const counts = new RateCounts(lender, windowMs, now);
  return class SharedRates implements FastifyRateLimitStore {
    readonly #door: string;

    constructor(params: object) {
      this.#door = doorOf(params);
    }

    incr(
      ...[key, callback, , max = 0]: Parameters<Incr> & [unknown, unknown, number, number]
    ): void {
      const own = this.#door + key;
      const count = counts.countOf(own);
      const standing = counts.decide(count, max);
      if (standing) callback(null, standing);
      else
        counts.decideLater(own, count, max).then(
          (later) => callback(null, later),
          (error: Error) => callback(error),
        );
    }

    child(params: object): FastifyRateLimitStore {
      return new SharedRates(params);
    }
  };
}

const block = (max: number) => Math.max(1, Math.ceil(max * BLOCK));

const freshCount = (): Count => ({
  ...{ used: 0, windowEnds: 0, borrowed: 0, loanEnds: 0, dryUntil: 0 },
  ...{ taken: 0, others: 0 },
  asking: null,
});
