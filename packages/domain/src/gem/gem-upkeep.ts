/** What time does to the ledger. Every call may run in several processes at once. */
export interface GemUpkeep {
  /** People who hold gems in lots that ended by `now`, at most `limit`. */
  peopleWithExpiredLots(now: Date, limit: number): Promise<string[]>;
  /** Books the end of a person's expired lots; returns the gems that went. */
  expireLots(userId: string, now: Date): Promise<number>;
  /** Open holds past their end, the oldest first. */
  expiredHolds(now: Date, limit: number): Promise<ExpiredHold[]>;
}

export interface ExpiredHold {
  readonly holdId: string;
  readonly userId: string;
}

/** Something stored that the log does not add up to. */
export interface Discrepancy {
  readonly check: string;
  /** Account, lot, hold or transaction. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** Compares everything that is kept for speed with a replay of the log. */
export interface GemAudit {
  discrepancies(limit: number): Promise<Discrepancy[]>;
}
