import type { StrikeSource } from "@kinora/contracts/people/people";
import { MISTAKE_MS } from "./report-allowance.ts";

/** A strike for a broken rule. */
export interface Strike {
  readonly id: string;
  readonly userId: string;
  readonly source: StrikeSource;
  readonly reason: string;
  /** Identifies the cause; each cause counts once. */
  readonly digest: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface StrikeStore {
  /** Returns false when the strike exists already. */
  add(strike: Strike): Promise<boolean>;
  /** Withdraws a strike whose cause turned out to be allowed. */
  takeBack(strike: Pick<Strike, "userId" | "source" | "digest">): Promise<void>;
  /**
   * Counts active strikes given since the last suspension began, so every suspension needs new
   * ones.
   */
  count(userId: string, now: Date): Promise<number>;
}

/** Returns the end of a strike; it counts as long as a reporter's mistake does. */
export const strikeEnd = (at: Date): Date => new Date(at.getTime() + MISTAKE_MS);
