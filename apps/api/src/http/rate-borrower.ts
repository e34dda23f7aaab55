import type { Loan, LoanWish, RateLender } from "@kinora/domain/security/rate-lender";

/** Maximum milliseconds that a request waits for a loan. */
const LONGEST_MS = 250;
/** Milliseconds before a lender that did not answer is asked again. */
const AGAIN_MS = 5_000;

/**
 * Borrows from the lender for one process. One statement runs at a time; wishes that arrive
 * meanwhile are batched into the next.
 */
export class RateBorrower {
  readonly #lender: RateLender;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #wishes = new Map<string, LoanWish>();
  #round: Promise<ReadonlyMap<string, Loan>> | null = null;
  #next: Promise<ReadonlyMap<string, Loan>> | null = null;
  #awayUntil = Number.NEGATIVE_INFINITY;

  /**
   * @param now monotonic clock, in milliseconds
   */
  constructor(lender: RateLender, windowMs: number, now: () => number) {
    this.#lender = lender;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** True for a while after the lender failed to answer. */
  get isAlone(): boolean {
    return this.#now() < this.#awayUntil;
  }

  /** Returns null when the lender does not answer; the process counts alone for a while then. */
  async borrow(wish: LoanWish): Promise<Loan | null> {
    if (this.isAlone) return null;
    this.#wishes.set(wish.key, wish);
    this.#next ??= this.#afterThisRound();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), LONGEST_MS);
    });
    try {
      const loans = await Promise.race([this.#next, tooLate]);
      const loan = loans?.get(wish.key);
      if (!loan) throw new Error("The lender did not answer.");
      return loan;
    } catch {
      this.#awayUntil = this.#now() + AGAIN_MS;
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async #afterThisRound(): Promise<ReadonlyMap<string, Loan>> {
    // The previous round must end first; its failure is handled by its own callers.
    await this.#round?.catch(() => {});
    const wishes = [...this.#wishes.values()];
    this.#wishes.clear();
    this.#next = null;
    this.#round = this.#ask(wishes);
    return this.#round;
  }

  async #ask(wishes: readonly LoanWish[]): Promise<ReadonlyMap<string, Loan>> {
    const loans = await this.#lender.lend(wishes, this.#windowMs);
    return new Map(wishes.flatMap(({ key }, at) => (loans[at] ? [[key, loans[at]]] : [])));
  }
}
