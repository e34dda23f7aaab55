/** Refusals of reports. */
export const moderationRefusals = {
  ALREADY_REPORTED: 409,
  OWN_CREATION: 409,
} as const;
