/** Refusals for what a person has not agreed to. */
export const legalRefusals = {
  CONSENT_REQUIRED: 403,
  TEXTS_CHANGED: 409,
} as const;
