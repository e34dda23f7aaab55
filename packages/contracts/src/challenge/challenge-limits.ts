/** Maximum entries of one person. */
export const ENTRIES_EACH_MAX = 3;
/** Gems in the pool of the daily challenge. */
export const DAILY_CHALLENGE_GEMS = 60;
/** Maximum gems that a member puts up. */
export const HOSTED_POOL_MAX = 5_000;

/** Minimum eligible authors, and those of a challenge that a member hosts. */
export const PRIZE_AUTHORS_LEAST = 5;
export const HOSTED_AUTHORS_LEAST = 10;
/** Minimum ballots of people without an entry, and of how many such people. */
export const PRIZE_BALLOTS_LEAST = 30;
export const PRIZE_VOTERS_LEAST = 5;

/** Pairs shown to one person in a challenge, passed over or not. */
export const PAIRS_EACH_MAX = 200;
/** Every so many pairs, an earlier one is shown again with its sides exchanged. */
export const REPEAT_EVERY = 10;
/** Hours for which a pair can be answered. */
export const PAIR_HOURS = 24;
/** Seconds for which a film or a piece of music must have played, unless half of it is less. */
export const PLAYED_SECONDS = 3;
/** Seconds for which a picture must have been on the screen. */
export const PICTURE_SEEN_SECONDS = 1;

/** Gems for voting: one for so many valid ballots, at most so often. */
export const BALLOTS_A_GEM = 5;
export const VOTE_GEMS_A_CHALLENGE = 10;
export const VOTE_GEMS_A_DAY = 20;
