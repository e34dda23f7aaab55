import type { wordRefusals } from "@kinora/contracts/word/word-refusals";
import { t } from "@lingui/core/macro";
import { isRecord } from "../stored-value.ts";
import { unsafeCategory } from "./unsafe-categories.ts";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

export const wordRefusalWords: WordsOf<typeof wordRefusals> = {
  BANNED_WORD: (details) => {
    const word = firstWord(details);
    return canConfirm(details)
      ? [
          t`The word “${{ word }}” is often unwelcome here`,
          t`Rephrase it, or say that you mean no harm.`,
        ]
      : [t`The word “${{ word }}” isn't allowed here`, t`Rephrase it.`];
  },
  VERY_UNSAFE_WORD: ({ category: said }) => {
    const category = unsafeCategory(said);
    return [
      category === null ? t`This isn't allowed here` : t`${{ category }}: this isn't allowed here`,
      t`Write something else.`,
    ];
  },
  WORD_EDIT_NOT_FOUND: () => [t`This edit no longer exists`, t`Reload the page.`],
  WORDS_UNREADABLE: () => [t`Your words can't be checked right now`, t`Try again in a minute.`],
};

const wordsOf = ({ words }: RefusalDetails) => (Array.isArray(words) ? words.filter(isRecord) : []);

/** Returns the first refused word. */
function firstWord(details: RefusalDetails): string {
  const [first] = wordsOf(details);
  return typeof first?.word === "string" ? first.word : "…";
}

/** True when the author may confirm that the words are meant well. */
function canConfirm(details: RefusalDetails): boolean {
  const words = wordsOf(details);
  return words.length > 0 && words.every((word) => word.canConfirm === true);
}
