/** Refusals for the archive of everything a person has. */
export const takeoutRefusals = {
  TAKEOUT_TODAY: 429,
  TAKEOUT_NOT_FOUND: 404,
} as const;
