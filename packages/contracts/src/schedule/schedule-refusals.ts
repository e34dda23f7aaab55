/** Refusals about what is posted at a time. */
export const scheduleRefusals = {
  /** The social plan has no room for more posts to come. `details`: limit, plan, left. */
  SCHEDULE_FULL: 409,
  /** { because }: past, far (more than a year ahead). */
  TIME_NOT_POSSIBLE: 422,
  /** { because, limit }: none (no day fits), too_many (days), too_many_posts (days times accounts). */
  REPEAT_NOT_POSSIBLE: 422,
  /** It is no post of a series. */
  POST_NOT_REPEATED: 409,
} as const;
