import type { FraudReport } from "@kinora/contracts/challenge/fraud-report";

/** What is known of accounts that took part in a challenge, and the report about them. */
export interface ChallengeFraudStore {
  /** All with an entry that was not withdrawn, or a pair. */
  people(
    challengeId: string,
  ): Promise<readonly { readonly userId: string; readonly joinedAt: Date }[]>;
  /** Accounts of these people that were seen at one place; places with very many are left out. */
  shared(
    challengeId: string,
  ): Promise<
    readonly { readonly by: "address" | "installation"; readonly people: readonly string[] }[]
  >;
  /** Replaces the report of the ranking before. */
  keep(challengeId: string, report: FraudReport, at: Date): Promise<void>;
  find(challengeId: string): Promise<FraudReport | null>;
}
