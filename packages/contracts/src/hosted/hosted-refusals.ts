/** Refusals about services of others. */
export const hostedRefusals = {
  SERVICE_NOT_FOUND: 404,
  /** The environment has it, and goes first. */
  KEY_IN_ENVIRONMENT: 409,
  NO_KEY: 409,
  KEY_REFUSED: 422,
  /** There is no secret to seal keys with. */
  KEYS_NOT_TAKEN: 409,
  KEY_NOT_TESTABLE: 409,
  /** The service makes nothing of this model by words alone. */
  NO_TRIAL: 409,
  /** The environment names one, and goes first. */
  LANGUAGE_MODEL_IN_ENVIRONMENT: 409,
  LANGUAGE_MODEL_UNKNOWN: 422,
} as const;
