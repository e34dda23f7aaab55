/** Refusals of reports and of decisions. */
export const moderationRefusals = {
  ALREADY_REPORTED: 409,
  OWN_CREATION: 409,
  OWN_DECISION: 409,
  CASE_CLOSED: 409,
  NOT_RESTRICTED: 409,
  ALREADY_APPEALED: 409,
  ADMINS_ONLY: 403,
  ALREADY_SUSPENDED: 409,
  NOT_SUSPENDED: 409,
  NOT_APPEALED: 409,
} as const;
