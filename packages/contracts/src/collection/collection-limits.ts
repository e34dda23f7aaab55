/** Maximum collections of one person. */
export const COLLECTIONS_MAX = 200;
/** Maximum works in one collection. */
export const COLLECTION_WORKS_MAX = 1_000;
/** Maximum works that one person adds to collections in a minute. */
export const COLLECTED_A_MINUTE = 30;
/** Maximum people invited to one collection, with those who have joined. */
export const COLLECTION_MEMBERS_MAX = 20;
/** Maximum characters of a description. */
export const COLLECTION_TEXT_MAX = 500;
/** Works in the cover of a collection. */
export const COLLECTION_COVER = 4;
