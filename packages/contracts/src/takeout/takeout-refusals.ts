/** Refusals for the archive of a user's data. */
export const takeoutRefusals = {
  TAKEOUT_TODAY: 429,
  TAKEOUT_NOT_FOUND: 404,
} as const;
