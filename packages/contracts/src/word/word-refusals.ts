/** Refusals of users' text. */
export const wordRefusals = {
  BANNED_WORD: 422,
  VERY_UNSAFE_WORD: 422,
  WORDS_UNREADABLE: 503,
  WORD_EDIT_NOT_FOUND: 404,
} as const;
