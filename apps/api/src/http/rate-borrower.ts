import type { Loan, LoanWish, RateLender } from "@kinora/domain/security/rate-lender";

/** Milliseconds that a request waits for a loan at most. */
const LONGEST_MS = 250;
/** Milliseconds after which a lender that did not answer is asked again. */
const AGAIN_MS = 5_000;

/** Asks the lender for a process: one statement at a time, with everything that is wished for meanwhile in the next. */
export class RateBorrower {
  readonly #lender: RateLender;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #wishes = new Map<string, LoanWish>();
  #round: Promise<ReadonlyMap<string, Loan>> | null = null;
  #next: Promise<ReadonlyMap<string, Loan>> | null = null;
  #awayUntil = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that never goes back */
  constructor(lender: RateLender, windowMs: number, now: () => number) {
    this.#lender = lender;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Did the lender fail to answer a moment ago? */
  get isAlone(): boolean {
    return this.#now() < this.#awayUntil;
  }

  /** Null: the lender does not answer; whoever asks is alone for a while. */
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
    // Whoever came before goes first; how it went is theirs to know.
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
