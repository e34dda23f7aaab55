/** Refusals of reports and of decisions. */
export const moderationRefusals = {
  ALREADY_REPORTED: 409,
  OWN_CREATION: 409,
  CASE_CLOSED: 409,
  ADMINS_ONLY: 403,
} as const;
