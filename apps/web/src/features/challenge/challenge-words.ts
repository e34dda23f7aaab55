import type { Challenge } from "@kinora/contracts/challenge/challenge";
import type {
  ChallengeState,
  PrizeKind,
  PrizelessReason,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import type { PrizePlan } from "@kinora/contracts/challenge/prize-plan";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

export const STATE_WORDS: Readonly<Record<ChallengeState, MessageDescriptor>> = {
  draft: msg`Draft`,
  scheduled: msg`Opens soon`,
  open: msg`Open for entries`,
  voting: msg`Vote now`,
  tallying: msg`Counting votes`,
  reviewing: msg`Result under review`,
  completed: msg`Finished`,
  cancelled: msg`Canceled`,
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

/** The gems of a challenge: nobody can win them any more once it is over. */
export function poolWords({ pool, state }: Pick<Challenge, "pool" | "state">): string {
  const gems = plural(pool, { one: "# gem", other: "# gems" });
  return state === "completed" || state === "cancelled" ? t`${gems} in prizes` : t`${gems} to win`;
}
