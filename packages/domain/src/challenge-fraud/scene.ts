import type { Strengths, VotingRecord } from "./voting-record.ts";
import type { Habits } from "./weigh-habits.ts";
import type { RingAim } from "./weigh-lean.ts";

export interface FoundRing {
  readonly aim: RingAim;
  readonly members: readonly string[];
  /** Whoever may be a member. */
  readonly suspects: ReadonlySet<string>;
  readonly score: number;
  /** With the strengths of the entries of the aim as others see them. */
  readonly strengths: Strengths;
}

/** What people think who have no aim. */
export interface Opinions {
  readonly strengths: Strengths;
  /** How far tastes differ. */
  readonly quirk: number;
}

export interface Scene extends Opinions {
  readonly records: readonly VotingRecord[];
  readonly entries: readonly string[];
  /** What people think without some of them. */
  readonly withoutThem: (voters: ReadonlySet<string>) => Opinions;
  readonly habits: Habits;
  /** Own entries of people who voted. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}
