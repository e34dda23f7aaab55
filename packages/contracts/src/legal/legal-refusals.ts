/** Refusals for users who have not agreed to the texts. */
export const legalRefusals = {
  CONSENT_REQUIRED: 403,
  TEXTS_CHANGED: 409,
} as const;
