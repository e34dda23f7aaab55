/** Refusals of following, and of pinning works to a profile. */
export const peopleRefusals = {
  FOLLOW_SELF: 409,
  /** { limit }: the most people that somebody can follow. */
  FOLLOWING_FULL: 409,
  /** The work is not in the feed. */
  PIN_UNPUBLISHED: 409,
  /** { limit }: the most works that somebody pins. */
  PINS_FULL: 409,
} as const;
