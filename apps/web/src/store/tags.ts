/** What answers are remembered under, to be asked for anew together. */
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
  "Person",
  "Banner",
] as const;
export type CacheTag = (typeof TAGS)[number];

/** What was answered to nobody in particular is other for a person: their likes are in it, and what is offered to them. */
export const DIFFERS_BY_PERSON: CacheTag[] = ["Feed", "Creation", "Library", "Model"];
