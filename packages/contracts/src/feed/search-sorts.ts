/** Best match, newest or most liked first. A file of its own: the web needs it before any schema. */
export const SEARCH_SORTS = ["relevance", "newest", "liked"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
