import {
  BALLOTS_A_GEM,
  PICTURE_SEEN_SECONDS,
  PLAYED_SECONDS,
  VOTE_GEMS_A_CHALLENGE,
  VOTE_GEMS_A_DAY,
} from "@kinora/contracts/challenge/challenge-limits";

/** A work of a pair, as it was shown. */
export interface WatchedWork {
  /** Seconds that it lasts; null for a picture. */
  readonly duration: number | null;
  /** Seconds for which the client says that it played, or was on the screen. */
  readonly played: number;
}

/** Returns the seconds for which a work must have played: three, or half of it. */
export const leastPlayed = (duration: number | null): number =>
  duration === null ? PICTURE_SEEN_SECONDS : Math.min(PLAYED_SECONDS, duration / 2);

/**
 * Returns whether a ballot counts: both works played for long enough, one after the other, and the
 * server saw at least that time pass between showing the pair and being answered.
 *
 * @param elapsed seconds by the server's clock
 */
export const isWatched = (works: readonly WatchedWork[], elapsed: number): boolean =>
  works.every(({ duration, played }) => played >= leastPlayed(duration)) &&
  elapsed >= works.reduce((sum, { duration }) => sum + leastPlayed(duration), 0);

/**
 * Returns the gems for somebody's ballots in a challenge.
 *
 * @param valid answers that count; pairs passed over are none
 * @param earnedToday gems that the person was already given for ballots on this UTC day
 */
export const voteReward = (valid: number, earnedToday: number): number =>
  Math.max(
    0,
    Math.min(
      Math.floor(valid / BALLOTS_A_GEM),
      VOTE_GEMS_A_CHALLENGE,
      VOTE_GEMS_A_DAY - earnedToday,
    ),
  );

/** Returns the key under which a person is paid for voting in a challenge. */
export const voteRewardKey = (challenge: string, person: string): string =>
  `challenge:vote:${challenge}:${person}`;
