/** A process's request for a share of the total rate limit of one key within a window. */
export interface LoanWish {
  /** Identifies the client and the endpoint. */
  readonly key: string;
  /** Number of requests asked for. */
  readonly wanted: number;
  /** Limit for all processes together within a window. */
  readonly most: number;
}

export interface Loan {
  /** Number of requests granted, 0 to `wanted`. */
  readonly granted: number;
  /** Number of requests granted earlier in the window, to any process. */
  readonly before: number;
  /** Milliseconds until the window, and with it the loan, ends. */
  readonly endsInMs: number;
}

/** Distributes rate limits among the processes of a server. */
export interface RateLender {
  /** Returns one loan per wish, in order; each key may occur once. */
  lend(wishes: readonly LoanWish[], windowMs: number): Promise<readonly Loan[]>;
}
