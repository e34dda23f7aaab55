/** Refusals of collections. */
export const collectionRefusals = {
  COLLECTION_NOT_FOUND: 404,
  /** Only the owner, or who adds to it, may do that. */
  COLLECTION_NOT_YOURS: 403,
  /** { limit }: the most collections of one person. */
  COLLECTIONS_FULL: 409,
  /** { limit }: the most works of one collection. */
  COLLECTION_FULL: 409,
  /** { limit }: the most people who are asked to add to one collection. */
  COLLECTION_MEMBERS_FULL: 409,
  /** { max }: the most works that one person adds in a minute. */
  COLLECTED_TOO_FAST: 429,
  /** The work is not in the feed. */
  COLLECTED_UNPUBLISHED: 409,
  COLLECTION_OWN_INVITATION: 409,
  OWN_COLLECTION: 409,
  /** Its title or text is another than the one that was looked at. */
  COLLECTION_CHANGED: 409,
} as const;
