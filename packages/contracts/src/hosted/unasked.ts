/** Why a language model was not asked, or what it wrote was not taken. */
export const UNASKED = ["limit", "budget", "paused", "unanswered", "refused", "unusable"] as const;
export type Unasked = (typeof UNASKED)[number];
