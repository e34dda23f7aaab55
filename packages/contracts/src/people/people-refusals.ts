/** Refusals of following. */
export const peopleRefusals = {
  FOLLOW_SELF: 409,
  /** { limit }: the most people that somebody can follow. */
  FOLLOWING_FULL: 409,
} as const;
