/** Why a language model was not asked, or its answer was not used. */
export const UNASKED = [
  "limit",
  "budget",
  "paused",
  "off",
  "unanswered",
  "refused",
  "unusable",
] as const;
export type Unasked = (typeof UNASKED)[number];
