/**
 * BannedWords, VeryUnsafeWords and NegativePrompts of the specification. The last one blocks
 * nothing: models are told to leave these words out.
 */
export const WORD_TIERS = ["banned", "very_unsafe", "negative"] as const;
export type WordTier = (typeof WORD_TIERS)[number];

/** The only information that users get about a very unsafe word. */
export const UNSAFE_CATEGORIES = [
  "child_abuse",
  "sexual_violence",
  "hate",
  "terrorism",
  "self_harm",
  "animal_cruelty",
] as const;
export type UnsafeCategory = (typeof UNSAFE_CATEGORIES)[number];

/**
 * Header with the words that the user has confirmed, as the refusal named them: percent-encoded and
 * separated by commas.
 */
export const CONFIRMED_HEADER = "words-confirmed";
