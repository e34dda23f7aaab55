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
 * What a new installation begins with. English is of our own writing; of other languages all entries may be
 * confirmed: the lists are broad, and nobody here can weigh their words.
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
