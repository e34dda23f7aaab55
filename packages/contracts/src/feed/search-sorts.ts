/**
 * Best match, newest or most liked first. In a file of its own, because the web needs it before any
 * schema.
 */
export const SEARCH_SORTS = ["relevance", "newest", "liked"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
