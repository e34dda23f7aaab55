/** Refusals about posts at social platforms. */
export const publicationRefusals = {
  POST_NOT_FOUND: 404,
  PUBLICATION_NOT_FOUND: 404,
  /** { because }: unfinished, review, restricted, private (at kinora only), deleted. */
  WORK_NOT_PUBLISHABLE: 409,
  /** { connectionId, name }: it must be connected again first. */
  CONNECTION_NEEDS_REAUTH: 409,
  /** { connectionId, findings }: the platform would refuse it; each finding with its fix. */
  PUBLICATION_FINDINGS: 422,
  /** { limit }: as many as may be under way. */
  POSTS_FULL: 429,
  /** Somebody else's, or gone. */
  POST_DRAFT_NOT_FOUND: 404,
  /** { limit }: as many as may be kept. */
  POST_DRAFTS_FULL: 409,
  /** { stage }: it is too late or too early for this. */
  PUBLICATION_STAGE: 409,
  /** Something of it may be there already: no other time can be chosen. */
  POST_BEGUN: 409,
} as const;
