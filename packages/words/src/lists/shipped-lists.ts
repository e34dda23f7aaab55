import type { UnsafeCategory } from "@kinora/contracts/word/word-list";
import type { ListedTerm, WordLists } from "@kinora/domain/word/word-lists";
import { ALLOWED, BANNED, SOFT } from "./english.ts";
import { OTHER_LANGUAGES } from "./other-languages.ts";
import { VERY_UNSAFE } from "./very-unsafe.ts";

const banned = (text: string, language: string, isSoft: boolean): ListedTerm => {
  return { text, tier: "banned", language, isSoft, category: null };
};

const veryUnsafe = Object.entries(VERY_UNSAFE).flatMap(([category, texts]) =>
  texts.map((text): ListedTerm => {
    const known = category as UnsafeCategory;
    return { text, tier: "very_unsafe", language: "en", isSoft: false, category: known };
  }),
);

/**
 * Word lists of a new installation. The English ones are our own. All entries of other languages
 * can be confirmed by the user, because those lists are broad and nobody here can judge their
 * words.
 */
export const SHIPPED_LISTS: WordLists = {
  terms: [
    ...BANNED.map((text) => banned(text, "en", false)),
    ...SOFT.map((text) => banned(text, "en", true)),
    ...veryUnsafe,
    ...[...OTHER_LANGUAGES].flatMap(([language, texts]) =>
      texts.map((text) => banned(text, language, true)),
    ),
  ],
  allowed: ALLOWED,
};
