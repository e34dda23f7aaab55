import type { moderationRefusals } from "@kinora/contracts/moderation/moderation-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const moderationRefusalWords: WordsOf<typeof moderationRefusals> = {
  OWN_DECISION: () => [t`An appeal is decided by somebody else`, t`It is left to them.`],
  NOT_RESTRICTED: () => [t`Nobody has restricted this`, t`Load the page again.`],
  ALREADY_APPEALED: () => [t`You have asked for another look already`, t`We will tell you.`],
  CASE_CLOSED: () => [t`Somebody has decided this already`, t`The next one is here.`],
  ALREADY_SUSPENDED: () => [t`This account is disabled already`, t`Load the page again.`],
  NOT_SUSPENDED: () => [t`This account is not disabled`, t`Load the page again.`],
  NOT_APPEALED: () => [t`No appeal is waiting here`, t`Load the page again.`],
  CASE_TAKEN: () => [t`Somebody else is looking at this right now`, t`The next one is here.`],
  DECIDE_ALONE: () => [t`What concerns children is decided one by one`, t`Open it by itself.`],
  DECISION_FINAL: () => [
    t`This can no longer be taken back`,
    t`Its owner has been told. You can still change what is shown on its page.`,
  ],
  ADMINS_ONLY: () => [t`Only admins decide about this`, t`It is left to them.`],
  ALREADY_REPORTED: () => [t`You have reported this already`, t`We are looking at it.`],
  TOO_MANY_REPORTS: () => [
    t`You have reported ten things within a day`,
    t`Go on tomorrow; in urgent cases write to the operator.`,
  ],
  OWN_CREATION: () => [t`This is your own creation`, t`You can hide or delete it instead.`],
};
