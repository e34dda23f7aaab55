import type { DuePage } from "../each-due.ts";

/** Time-driven upkeep of the ledger. All calls are safe to run in several processes at once. */
export interface GemUpkeep {
  /** People with gems in lots that expired by `now`. */
  peopleWithExpiredLots(now: Date, page: DuePage): Promise<string[]>;
  /** Books the expiry of a person's lots and returns the number of expired gems. */
  expireLots(userId: string, now: Date): Promise<number>;
  /** Open holds past their expiry. */
  expiredHolds(now: Date, page: DuePage): Promise<string[]>;
}

/** A stored value that differs from the replayed log. */
export interface Discrepancy {
  readonly check: string;
  /** Id of the account, lot, hold or transaction. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** Compares all derived values with a replay of the log. */
export interface GemAudit {
  discrepancies(limit: number): Promise<Discrepancy[]>;
}
