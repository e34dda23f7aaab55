import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";

/** By kind, and by who sees them. */
export const LIBRARY_FILTERS = ["all", ...CONTENT_KINDS, "feed", "private"] as const;

export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];
