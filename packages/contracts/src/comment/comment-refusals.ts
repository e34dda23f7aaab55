/** Refusals about comments. */
export const commentRefusals = {
  COMMENT_NOT_FOUND: 404,
  /** { waitUntil, workOrVote }: what the account still lacks. */
  COMMENT_TOO_NEW: 403,
  /** The author of the work takes no comments. */
  COMMENTS_CLOSED: 403,
  /** One of the two has blocked the other. */
  COMMENT_BLOCKED: 403,
  /** { max }: 0 for an account that is too new for links. */
  COMMENT_LINKS: 422,
  /** { max }: as many people as a comment may mention. */
  COMMENT_MENTIONS: 422,
  /** { hours }: the person wrote the same within this time, or about the same work. */
  COMMENT_REPEATED: 409,
  /** { of, max }: as many as may be written within a minute, a day, or a day to one person. */
  COMMENTS_TOO_MANY: 429,
  /** { minutes }: the time for changes is over. */
  COMMENT_EDIT_OVER: 409,
  /** It is one's own. */
  OWN_COMMENT: 409,
  /** It was changed since it was looked at. */
  COMMENT_CHANGED: 409,
} as const;
