/** Refusals of works. */
export const creationRefusals = {
  CREATION_NOT_FOUND: 404,
  ACTION_FORBIDDEN: 403,
  ACTION_IMPOSSIBLE: 409,
  QUEUE_FULL: 429,
} as const;
