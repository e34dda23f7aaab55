import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";

/** A ballot as the report sees it: by the accounts of the server, not by a bundle's numbers. */
export interface WitnessedBallot {
  readonly voter: string;
  readonly left: string;
  readonly right: string;
  readonly choice: BallotChoice;
  /** Seconds between showing the pair and the answer, and those that the works needed. */
  readonly elapsed: number;
  readonly needed: number;
}

export interface FraudEvidence {
  readonly entries: readonly { readonly id: string; readonly author: string }[];
  readonly ballots: readonly WitnessedBallot[];
  /** Groups of accounts that share an address, an installation or a payment. */
  readonly related: readonly (readonly string[])[];
}

export type FraudReason =
  /** Chose one author's entries so often, of so many pairs with them. */
  | {
      readonly why: "supports";
      readonly voter: string;
      readonly author: string;
      readonly pairs: number;
      readonly won: number;
    }
  | { readonly why: "one_side"; readonly left: number; readonly ballots: number }
  | { readonly why: "against_all"; readonly score: number }
  | { readonly why: "too_fast"; readonly fast: number; readonly ballots: number }
  | { readonly why: "related"; readonly accounts: number };

/** What people should look at; it decides nothing by itself. */
export interface FraudFinding {
  readonly kind: "ring" | "one_sided" | "too_fast" | "one_address";
  readonly people: readonly string[];
  /** From 0 to 1. */
  readonly score: number;
  readonly reasons: readonly FraudReason[];
}

/** Findings below are shown, but name nobody: a household shares an address. */
export const NAMED_FROM = 0.5;
