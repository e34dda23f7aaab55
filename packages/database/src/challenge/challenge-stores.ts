import type { ChallengeStores } from "@kinora/domain/challenge/challenge-store";
import type { Database } from "../client.ts";
import { postgresChallengeEntries } from "./postgres-challenge-entries.ts";
import { postgresChallengeFraud } from "./postgres-challenge-fraud.ts";
import { postgresChallengePurse } from "./postgres-challenge-purse.ts";
import { postgresChallengeVotes } from "./postgres-challenge-votes.ts";
import { postgresChallenges } from "./postgres-challenges.ts";

export const challengeStores = (executor: Database): ChallengeStores => ({
  challengeFraud: postgresChallengeFraud(executor),
  challenges: postgresChallenges(executor),
  challengeEntries: postgresChallengeEntries(executor),
  challengeVotes: postgresChallengeVotes(executor),
  challengePurse: postgresChallengePurse(executor),
});
