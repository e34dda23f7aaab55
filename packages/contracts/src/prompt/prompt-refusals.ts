/** Refusals of orders and forms. */
export const promptRefusals = {
  MODE_UNAVAILABLE: 409,
  MODEL_UNKNOWN: 422,
  MODEL_UNAVAILABLE: 409,
  MODEL_NOT_OFFERED: 403,
  /** No language model is configured. */
  NO_LANGUAGE_MODEL: 409,
  IMPROVEMENT_NOT_FOUND: 404,
  HOSTED_PAUSED: 409,
  HOSTED_BUDGET_SPENT: 409,
  HOSTED_GIVEN_SPENT: 409,
  DURATION_UNSUPPORTED: 422,
  ASPECT_RATIO_UNSUPPORTED: 422,
  SETTING_UNSUPPORTED: 422,
  /** For the chosen model, with its style. */
  PROMPT_TOO_LONG: 422,
  /** For the chosen model. */
  PICTURE_TOO_LARGE: 422,
  QUOTE_NOT_FOUND: 404,
  QUOTE_EXPIRED: 410,
  QUOTE_USED: 409,
} as const;
