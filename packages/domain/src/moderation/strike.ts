import type { StrikeSource } from "@kinora/contracts/people/people";
import { MISTAKE_MS } from "./report-allowance.ts";

/** A rule that somebody broke. */
export interface Strike {
  readonly id: string;
  readonly userId: string;
  readonly source: StrikeSource;
  readonly reason: string;
  /** Of what it is for; the same counts once. */
  readonly digest: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface StrikeStore {
  /** False: that one is there already. */
  add(strike: Strike): Promise<boolean>;
  /** It was for something that is allowed after all. */
  takeBack(strike: Pick<Strike, "userId" | "source" | "digest">): Promise<void>;
  /** Those that count now and came after the last suspension began: each suspension is for new ones. */
  count(userId: string, now: Date): Promise<number>;
}

/** A strike counts for as long as a mistake of a reporter does. */
export const strikeEnd = (at: Date): Date => new Date(at.getTime() + MISTAKE_MS);
