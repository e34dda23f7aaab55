import type { REWARD_KINDS } from "../gem/gem.ts";

/** States of a challenge, in their order; it can be cancelled in any but the last two. */
export const CHALLENGE_STATES = [
  ...(["draft", "scheduled", "open", "voting"] as const),
  ...(["tallying", "reviewing", "completed", "cancelled"] as const),
] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

/** Groups of prizes, the highest first (spec). */
export const PRIZE_GROUPS = ["winners", "top5", "top10", "top20"] as const;

type RewardKind = (typeof REWARD_KINDS)[number];
/** Reward kinds that are prizes of a challenge, the highest first. */
export const PRIZE_KINDS = [
  ...(["first", "second", "third", "top5", "top10", "top20"] as const),
] as const satisfies readonly RewardKind[];
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** Answers to a pair of entries. */
export const BALLOT_CHOICES = ["left", "right", "skip"] as const;
export type BallotChoice = (typeof BALLOT_CHOICES)[number];

/** What the numbers of bands mean: percent of the eligible authors, or places. */
export const BAND_MEANINGS = ["percent", "places"] as const;
export type BandMeaning = (typeof BAND_MEANINGS)[number];

/** Why nobody wins anything. */
export const PRIZELESS_REASONS = ["few_authors", "few_ballots"] as const;
export type PrizelessReason = (typeof PRIZELESS_REASONS)[number];

/** States in which nobody but its author is shown what is an entry, nor its likes. */
export const BLIND_STATES = ["open", "voting"] as const satisfies readonly ChallengeState[];

/** Steps that staff take; the clock takes all others. */
export const STAFF_STEPS = ["schedule", "revise", "cancel", "complete", "rank_again"] as const;
export type StaffStep = (typeof STAFF_STEPS)[number];

/** What people are told about a challenge that they entered or voted in. */
export const CHALLENGE_NEWS = ["voting", "result", "cancelled", "excluded"] as const;
export type ChallengeNews = (typeof CHALLENGE_NEWS)[number];

/** Why a work cannot be entered. */
export const UNFIT_REASONS = [
  ...(["kind", "not_finished", "not_public", "mature", "uploaded", "made_before"] as const),
  "entered",
] as const;
export type UnfitReason = (typeof UNFIT_REASONS)[number];
