/** Refusals of works. */
export const creationRefusals = {
  CREATION_NOT_FOUND: 404,
  ACTION_FORBIDDEN: 403,
  ACTION_IMPOSSIBLE: 409,
  QUEUE_FULL: 429,
  /** The order has more works than the tier allows; `tier` is one that allows it, if available. */
  TOO_MANY_WORKS: 422,
  /** The tier's maximum of works at external services is reached; `tier` as above. */
  HOSTED_FULL: 429,
  /** The tier's maximum of private works is reached; `tier` as above. */
  PRIVATE_FULL: 422,
} as const;
