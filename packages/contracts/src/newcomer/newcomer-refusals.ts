/** Refusals of new accounts. */
export const newcomerRefusals = {
  /** `details`: what (a name of NEWCOMER_LIMITS), limit, by (account or network), until. */
  NEWCOMER_LIMIT: 429,
} as const;
