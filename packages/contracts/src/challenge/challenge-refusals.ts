/** Refusals about challenges. */
export const challengeRefusals = {
  CHALLENGE_NOT_FOUND: 404,
  CHALLENGE_ENTRY_NOT_FOUND: 404,
  CHALLENGE_PAIR_NOT_FOUND: 404,
  CHALLENGE_VOTER_NOT_FOUND: 404,
  CHALLENGE_AUTHOR_NOT_FOUND: 404,
  /** { version }: the draft was changed meanwhile. */
  CHALLENGE_CHANGED: 409,
  /** { state }: too early or too late for this. */
  CHALLENGE_STATE: 409,
  /** Its opening is over already. */
  CHALLENGE_TOO_LATE: 409,
  /** Its cover is no finished work that everybody can find. */
  CHALLENGE_COVER_UNFIT: 409,
  /** { limit }: a pool above it is scheduled with a fresh sign-in. */
  CHALLENGE_POOL_UNPROVEN: 409,
  /** The server has no key to sign results with. */
  CHALLENGE_UNSIGNED: 409,
  /** { limit }: as many entries as a challenge can have. */
  CHALLENGE_FULL: 409,
  /** { limit }: as many entries as a person may have. */
  ENTRIES_FULL: 409,
  /** { because }: the work cannot be entered. */
  ENTRY_UNFIT: 409,
  /** Staff left it out, with a statement. */
  ENTRY_EXCLUDED: 409,
  /** Whoever has an entry does not decide about others. */
  OWN_CHALLENGE: 409,
  /** Answered before, otherwise. */
  PAIR_ANSWERED: 409,
  /** It was shown too long ago, or one of its works is gone. */
  PAIR_EXPIRED: 409,
} as const;
