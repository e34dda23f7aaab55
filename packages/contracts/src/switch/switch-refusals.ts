/** Refusals of switched-off features; `details.sentence` is the owner's message. */
export const switchRefusals = {
  READ_ONLY: 423,
  CREATING_OFF: 423,
  FEED_OFF: 423,
  AWARDS_OFF: 423,
  SIGN_UPS_CLOSED: 403,
  INVITATION_NEEDED: 403,
  SENTENCE_MISSING: 422,
  ENGINE_UNKNOWN: 422,
  INVITATION_NOT_FOUND: 404,
  TOO_MANY_INVITATIONS: 409,
} as const;
