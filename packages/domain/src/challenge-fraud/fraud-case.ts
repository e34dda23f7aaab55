import type {
  BundleDecisions,
  BundleSetup,
  ChainedBallot,
} from "@kinora/contracts/challenge/audit-bundle";

/** A ballot with the milliseconds between the pair and the answer. */
export interface TimedBallot extends ChainedBallot {
  readonly elapsed: number;
}

/** Somebody with an entry or a ballot, by numbers of the challenge. */
export interface FraudPerson {
  readonly voter: string;
  /** Null without an entry. */
  readonly author: string | null;
  readonly joinedAt: Date;
}

/** People who signed in, or were new, from the same place; `people` are numbers of voters. */
export interface SharedPlace {
  readonly by: "address" | "installation";
  readonly people: readonly string[];
}

/** All that is known about how people took part in a challenge. */
export interface FraudCase {
  readonly setup: BundleSetup;
  readonly decisions: BundleDecisions;
  readonly ballots: readonly TimedBallot[];
  readonly people: readonly FraudPerson[];
  readonly shared: readonly SharedPlace[];
}
