import type {
  BallotHead,
  BundleDecisions,
  BundleResult,
  BundleSetup,
  ChainedBallot,
} from "@kinora/contracts/challenge/audit-bundle";
import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import type {
  BallotChoice,
  ChallengeNews,
  ChallengeState,
  PrizeKind,
  PrizelessReason,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import type { CreationState } from "../creation/creation.ts";

export interface ChallengeRecord {
  readonly id: string;
  /** Null for the daily one, and once the account is erased. */
  readonly createdBy: string | null;
  readonly settings: ChallengeSettings;
  /** UTC day of the daily challenge. */
  readonly day: string | null;
  readonly isHosted: boolean;
  readonly state: ChallengeState;
  readonly version: number;
  /** Makes numbers of people; never leaves the server. */
  readonly salt: string;
  /** What was fixed when voting began. */
  readonly setup: BundleSetup | null;
  /** End of the chain: 0 and the setup's hash before the first ballot; null before voting. */
  readonly chain: { readonly number: number; readonly hash: string } | null;
  readonly head: BallotHead | null;
  readonly publicKey: string | null;
  readonly decisions: BundleDecisions | null;
  readonly result: BundleResult | null;
  /** Of decisions and result. */
  readonly signature: string | null;
  /** Whether it was ever scheduled; before, it is for staff only. */
  readonly wasScheduled: boolean;
  readonly cancelReason: string | null;
  /** When the clock looks at it again; null when nothing happens by itself any more. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** What lists show: without what a challenge has for each entry. */
export interface ListedChallenge
  extends Pick<
    ChallengeRecord,
    | ("id" | "settings" | "day" | "state" | "version" | "head" | "publicKey")
    | ("cancelReason" | "nextAt")
  > {
  /** Why nobody wins anything, as it was ranked. */
  readonly reason: PrizelessReason | null;
}

export type ChallengePatch = Partial<
  Pick<
    ChallengeRecord,
    | ("settings" | "state" | "version" | "setup" | "chain" | "head" | "publicKey")
    | ("decisions" | "result" | "signature" | "cancelReason" | "nextAt" | "endedAt")
  >
>;

export interface EntryRecord {
  readonly id: string;
  readonly challengeId: string;
  /** Null once the account is erased. */
  readonly userId: string | null;
  /** The author's number in this challenge. */
  readonly author: string;
  readonly slot: number;
  readonly creationId: string;
  readonly submittedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly excludedAt: Date | null;
  /** The published statement; null for a work that was gone. */
  readonly exclusion: string | null;
}

/** An entry with whether its work can still be seen by everybody. */
export interface StandingEntry extends EntryRecord {
  readonly work: CreationState;
  /** Whether its author is suspended. */
  readonly isSuspended: boolean;
}

/** Who was left out, by the bundle's ids, with the published statement. */
export interface ExclusionRecord {
  readonly what: "entry" | "voter";
  readonly id: string;
  readonly statement: string;
  readonly at: Date;
}

export interface EnrolledVoter {
  readonly challengeId: string;
  readonly voter: string;
  /** Null once the account is erased. */
  readonly userId: string | null;
  readonly isOutside: boolean;
  readonly excludedAt: Date | null;
  readonly exclusion: string | null;
}

export interface PairRecord {
  readonly id: string;
  readonly challengeId: string;
  readonly voter: string;
  /** From 1, of this person in this challenge. */
  readonly number: number;
  /** Ids of entries. */
  readonly left: string;
  readonly right: string;
  readonly shownAt: Date;
  readonly choice: BallotChoice | null;
  /** Number of its ballot; null without one. */
  readonly ballot: number | null;
}

/** A ballot with the milliseconds between the pair and the answer, which stay on the server. */
export interface CastBallot extends ChainedBallot {
  readonly elapsed: number;
}

export interface PrizeRecord {
  readonly author: string;
  /** Null once the account is erased. */
  readonly userId: string | null;
  readonly entryId: string;
  readonly kind: PrizeKind;
  readonly gems: number;
}

export interface RewardRecord {
  readonly userId: string;
  /** Answers that count. */
  readonly ballots: number;
  /** Whether they agree with themselves and the others above chance. */
  readonly isEarned: boolean;
}

export interface NoticeRecord {
  readonly id: string;
  readonly challengeId: string;
  readonly userId: string;
  readonly about: ChallengeNews;
  /** The entry that was excluded; "" for all else. */
  readonly entryId: string;
}
