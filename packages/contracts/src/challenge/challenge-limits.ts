/** Maximum entries of one person. */
export const ENTRIES_EACH_MAX = 3;
/** Maximum entries of a challenge: as many as are ranked in seconds. */
export const CHALLENGE_ENTRIES_MAX = 2_000;
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

/** Characters of a theme, a brief and a published statement. */
export const THEME_MAX = 80;
export const CHALLENGE_BRIEF_MAX = 2_000;
export const STATEMENT_MAX = 500;
/** Maximum gems in the pool of a challenge of the house. */
export const HOUSE_POOL_MAX = 20_000;
/** Gems of a pool above which scheduling it asks for a fresh sign-in. */
export const PROVEN_POOL_FROM = 5_000;
/** Maximum days from the opening of a challenge to the end of voting. */
export const CHALLENGE_DAYS_MAX = 60;
/** Hours after the ranking within which people can object to entries, before prizes are paid. */
export const REVIEW_HOURS = 12;
