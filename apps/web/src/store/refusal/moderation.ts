import type { moderationRefusals } from "@kinora/contracts/moderation/moderation-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const moderationRefusalWords: WordsOf<typeof moderationRefusals> = {
  ALREADY_REPORTED: () => [t`You have reported this already`, t`We are looking at it.`],
  OWN_CREATION: () => [t`This is your own creation`, t`You can hide or delete it instead.`],
};
