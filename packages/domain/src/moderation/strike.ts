import { MISTAKE_MS } from "./report-allowance.ts";

/** A rule that somebody broke. */
export interface Strike {
  readonly id: string;
  readonly userId: string;
  readonly source: "words";
  readonly reason: string;
  /** Of the text; the same counts once. */
  readonly digest: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface StrikeStore {
  /** False: that one is there already, or enough are. Those that count no more are forgotten. */
  add(strike: Strike): Promise<boolean>;
}

/** A strike counts for as long as a mistake of a reporter does. */
export const strikeEnd = (at: Date): Date => new Date(at.getTime() + MISTAKE_MS);
