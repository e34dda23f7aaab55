/** Tags by which cached answers are invalidated together. */
export const TAGS = [
  "Me",
  "Model",
  "Creation",
  "Library",
  "Feed",
  "Gems",
  "Quote",
  "Notification",
  "Upload",
  "Story",
  "Stories",
  "Service",
  "Word",
  "Case",
  "CaseBoard",
  "Person",
  "Banner",
  "Payment",
  "Connection",
  "Post",
  "Campaign",
  "Collection",
] as const;
export type CacheTag = (typeof TAGS)[number];

/** Answers that differ for a signed-in user, because they contain the user's likes and offers. */
export const DIFFERS_BY_PERSON: CacheTag[] = ["Feed", "Creation", "Library", "Model"];
