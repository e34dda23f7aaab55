/** Refusals of actions of staff on jobs. */
export const jobRefusals = {
  JOB_NOT_FOUND: 404,
  JOB_ENDED: 409,
  JOB_NOT_CANCELLABLE: 409,
  LETTER_NOT_FOUND: 404,
} as const;
