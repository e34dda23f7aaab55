import type { WordListsAnswer } from "@kinora/contracts/word/word-lists";
import { t } from "@lingui/core/macro";

export type WordTerm = WordListsAnswer["terms"][number];

/** The lists, by the names owners know. */
export const LISTS = ["banned", "soft", "very_unsafe", "negative", "allowed"] as const;
export type ListName = (typeof LISTS)[number];

/** Returns the name of a list and its effect on a word. */
export const listWords = (): Readonly<Record<ListName, readonly [string, string]>> => ({
  banned: [t`Banned`, t`Refused; the person is shown the word.`],
  soft: [t`To be confirmed`, t`Refused until the person confirms they mean no harm.`],
  very_unsafe: [
    t`Very unsafe`,
    t`Refused; the person sees only the category, and sending it counts as a strike.`,
  ],
  negative: [
    t`Left out`,
    t`Never refused: every model that can leave things out is told to leave these out, along with what the person lists.`,
  ],
  allowed: [t`Allowed phrases`, t`In these phrases, listed words are allowed.`],
});

export const listOf = ({ tier, isSoft }: WordTerm): ListName =>
  tier === "banned" && isSoft ? "soft" : tier;
