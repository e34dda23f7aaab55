/** Refusals about remixes. */
export const remixRefusals = {
  /** The author of the work doesn't let this person remix it. Not told whether they were blocked. */
  REMIX_CLOSED: 403,
} as const;
