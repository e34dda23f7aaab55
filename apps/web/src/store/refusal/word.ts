import type { wordRefusals } from "@kinora/contracts/word/word-refusals";
import { t } from "@lingui/core/macro";
import { isRecord } from "../stored-value.ts";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

export const wordRefusalWords: WordsOf<typeof wordRefusals> = {
  BANNED_WORD: (details) => [
    t`The word “${{ word: firstWord(details) }}” is not allowed here`,
    t`Please write it another way.`,
  ],
  VERY_UNSAFE_WORD: () => [
    t`This cannot be made or said here`,
    t`However it is meant: please write something else.`,
  ],
  WORD_EDIT_NOT_FOUND: () => [t`This edit is not there any more`, t`Load the page again.`],
  WORDS_UNREADABLE: () => [
    t`What you write cannot be checked at the moment`,
    t`Please try again in a minute.`,
  ],
};

/** The first of the words that were refused. */
function firstWord({ words }: RefusalDetails): string {
  const [first] = Array.isArray(words) ? words : [];
  return isRecord(first) && typeof first.word === "string" ? first.word : "…";
}
