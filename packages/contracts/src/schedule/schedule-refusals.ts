/** Refusals about what is posted at a time. */
export const scheduleRefusals = {
  /** The social plan has no room for more posts to come. `details`: limit, plan. */
  SCHEDULE_FULL: 409,
  /** { because }: past, far (more than a year ahead). */
  TIME_NOT_POSSIBLE: 422,
} as const;
