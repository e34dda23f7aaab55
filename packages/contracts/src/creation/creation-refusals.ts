/** Refusals of works. */
export const creationRefusals = {
  CREATION_NOT_FOUND: 404,
  ACTION_FORBIDDEN: 403,
  ACTION_IMPOSSIBLE: 409,
  QUEUE_FULL: 429,
  /** One press orders more than its tier allows; `tier`, where one that allows it can be had. */
  TOO_MANY_WORKS: 422,
  /** As many works are at services of others as the tier allows at a time; `tier` as above. */
  HOSTED_FULL: 429,
} as const;
