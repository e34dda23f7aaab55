import type {
  ChallengeState,
  PrizeKind,
  PrizelessReason,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import type { PrizePlan } from "@kinora/contracts/challenge/prize-plan";
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

const PLACE_WORDS: Readonly<Record<PrizeKind, MessageDescriptor>> = {
  first: msg`First prize`,
  second: msg`Second prize`,
  third: msg`Third prize`,
  top5: msg`Top 5`,
  top10: msg`Top 10`,
  top20: msg`Top 20`,
};
const PERCENT_WORDS: Readonly<Record<PrizeKind, MessageDescriptor>> = {
  ...PLACE_WORDS,
  top5: msg`Top 5 %`,
  top10: msg`Top 10 %`,
  top20: msg`Top 20 %`,
};

/** A prize, or a group of those who share one: so many places, or percent of the authors. */
export const prizeWords = (kind: PrizeKind, { bands }: Pick<PrizePlan, "bands">) =>
  (bands === "percent" ? PERCENT_WORDS : PLACE_WORDS)[kind];

export const REASON_WORDS: Readonly<Record<PrizelessReason, MessageDescriptor>> = {
  few_authors: msg`Too few people entered, so nobody won a prize.`,
  few_ballots: msg`Too few people without an entry voted, so nobody won a prize.`,
};
