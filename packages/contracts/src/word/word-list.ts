/** BannedWords, VeryUnsafeWords and NegativePrompts of the specification; the last block nothing: models are told to leave them out. */
export const WORD_TIERS = ["banned", "very_unsafe", "negative"] as const;
export type WordTier = (typeof WORD_TIERS)[number];

/** All that a person is told of a very unsafe word. */
export const UNSAFE_CATEGORIES = [
  "child_abuse",
  "sexual_violence",
  "hate",
  "terrorism",
  "self_harm",
  "animal_cruelty",
] as const;
export type UnsafeCategory = (typeof UNSAFE_CATEGORIES)[number];

/** Which words of a body its sender means well: as the refusal told them, percent-encoded, with commas between. */
export const CONFIRMED_HEADER = "words-confirmed";
