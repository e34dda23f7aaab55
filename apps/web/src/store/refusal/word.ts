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
          t`Write it another way, or say that you mean it well.`,
        ]
      : [t`The word “${{ word }}” is not allowed here`, t`Please write it another way.`];
  },
  VERY_UNSAFE_WORD: ({ category: said }) => {
    const category = unsafeCategory(said);
    return [
      category === null
        ? t`This cannot be made or said here`
        : t`${{ category }}: this cannot be made or said here`,
      t`However it is meant: please write something else.`,
    ];
  },
  WORD_EDIT_NOT_FOUND: () => [t`This edit is not there any more`, t`Load the page again.`],
  WORDS_UNREADABLE: () => [
    t`What you write cannot be checked at the moment`,
    t`Please try again in a minute.`,
  ],
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
