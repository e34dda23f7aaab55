/** Refusals about external services. */
export const hostedRefusals = {
  SERVICE_NOT_FOUND: 404,
  /** The environment has a key, which takes precedence. */
  KEY_IN_ENVIRONMENT: 409,
  /** The environment sets a limit, which takes precedence. */
  BUDGET_IN_ENVIRONMENT: 409,
  NO_KEY: 409,
  KEY_REFUSED: 422,
  /** No secret is configured to encrypt keys with. */
  KEYS_NOT_TAKEN: 409,
  KEY_NOT_TESTABLE: 409,
  /** The service makes nothing with this model from a prompt alone. */
  NO_TRIAL: 409,
  /** The environment names one, which takes precedence. */
  LANGUAGE_MODEL_IN_ENVIRONMENT: 409,
  LANGUAGE_MODEL_UNKNOWN: 422,
} as const;
