import type {
  ChallengeState,
  PrizeKind,
  PrizelessReason,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const STATE_WORDS: Readonly<Record<ChallengeState, MessageDescriptor>> = {
  draft: msg`Draft`,
  scheduled: msg`Opens soon`,
  open: msg`Open for entries`,
  voting: msg`Vote now`,
  tallying: msg`Counting votes`,
  reviewing: msg`Result under review`,
  completed: msg`Finished`,
  cancelled: msg`Cancelled`,
};

export const PRIZE_WORDS: Readonly<Record<PrizeKind, MessageDescriptor>> = {
  first: msg`First prize`,
  second: msg`Second prize`,
  third: msg`Third prize`,
  top5: msg`Top 5 prize`,
  top10: msg`Top 10 prize`,
  top20: msg`Top 20 prize`,
};

export const REASON_WORDS: Readonly<Record<PrizelessReason, MessageDescriptor>> = {
  few_authors: msg`Too few people entered, so nobody won a prize.`,
  few_ballots: msg`Too few people without an entry voted, so nobody won a prize.`,
};
