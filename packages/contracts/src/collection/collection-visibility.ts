/**
 * Public: on the owner's profile. Unlisted: for everybody who has the link. Private: for the owner
 * and who adds to it.
 */
export const COLLECTION_VISIBILITIES = ["public", "unlisted", "private"] as const;
export type CollectionVisibility = (typeof COLLECTION_VISIBILITIES)[number];
