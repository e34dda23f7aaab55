import type { peopleRefusals } from "@kinora/contracts/people/people-refusals";
import { t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import type { WordsOf } from "./words-of.ts";

export const peopleRefusalWords: WordsOf<typeof peopleRefusals> = {
  FOLLOW_SELF: () => [t`You can't follow yourself`, t`Follow someone else.`],
  FOLLOWING_FULL: ({ limit }) => [
    t`You follow ${{ limit: numberText(Number(limit)) }} people, which is the most`,
    t`Unfollow someone first.`,
  ],
  PIN_UNPUBLISHED: () => [t`This work isn't in the feed`, t`Add it to the feed, then pin it.`],
  PINS_FULL: ({ limit }) => [
    t`You have pinned ${{ limit: numberText(Number(limit)) }} works, which is the most`,
    t`Unpin one first, from its menu.`,
  ],
};
