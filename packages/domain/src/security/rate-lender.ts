/** What a process asks for, of what all together may let through for one key within a window. */
export interface LoanWish {
  /** Whose requests, at which door. */
  readonly key: string;
  /** Requests that it asks for. */
  readonly wanted: number;
  /** Requests that are lent to all processes together within a window. */
  readonly most: number;
}

export interface Loan {
  /** Requests that it may let through, 0..wanted. */
  readonly granted: number;
  /** Requests that had been lent within the window before, to whomever. */
  readonly before: number;
  /** Milliseconds until the window is over, and the loan with it. */
  readonly endsInMs: number;
}

/** Shares limits of requests out to the processes of a server. */
export interface RateLender {
  /** One answer a wish, in their order; each key is wished for once. */
  lend(wishes: readonly LoanWish[], windowMs: number): Promise<readonly Loan[]>;
}
