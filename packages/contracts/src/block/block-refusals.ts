/** Refusals of blocking and muting, and of what blocks stand against. */
export const blockRefusals = {
  /** One of the two has blocked the other. */
  PERSON_BLOCKED: 403,
  BLOCK_SELF: 409,
  /** { limit }: the most people that somebody can block. */
  BLOCKS_FULL: 409,
  MUTE_SELF: 409,
  /** { limit }: the most people that somebody can mute. */
  MUTES_FULL: 409,
} as const;
