/** Why a review does not count. */
export const reviewRefusals = {
  /** It was not drawn for this person. */
  REVIEW_NOT_FOUND: 404,
  /** It was answered otherwise, or passed over. */
  REVIEW_OVER: 409,
  /** { seconds }: for which the work must still be looked at. */
  REVIEW_TOO_SOON: 409,
} as const;
