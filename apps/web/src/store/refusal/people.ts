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
};
