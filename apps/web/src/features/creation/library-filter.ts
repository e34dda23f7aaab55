import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";

/** Filters by kind and by visibility. */
export const LIBRARY_FILTERS = ["all", ...CONTENT_KINDS, "feed", "scheduled", "private"] as const;

export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];
