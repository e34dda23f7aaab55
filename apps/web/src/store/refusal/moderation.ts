import type { moderationRefusals } from "@kinora/contracts/moderation/moderation-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const moderationRefusalWords: WordsOf<typeof moderationRefusals> = {
  OWN_DECISION: () => [t`Someone else decides this appeal`, t`It's up to them.`],
  NOT_RESTRICTED: () => [t`This isn't restricted`, t`Reload the page.`],
  ALREADY_APPEALED: () => [t`You've already appealed`, t`We'll let you know.`],
  CASE_CLOSED: () => [t`Someone has already decided this`, t`Here's the next one.`],
  CREATION_CHANGED: () => [t`This work was renamed since you looked`, t`Look again, then decide.`],
  PROFILE_CHANGED: () => [t`This profile changed since you looked`, t`Look again, then decide.`],
  ALREADY_SUSPENDED: () => [t`This account is already disabled`, t`Reload the page.`],
  NOT_SUSPENDED: () => [t`This account isn't disabled`, t`Reload the page.`],
  NOT_APPEALED: () => [t`No appeal is waiting here`, t`Reload the page.`],
  CASE_TAKEN: () => [
    t`Someone else is reviewing this right now`,
    t`Leave it to them, or try again in a few minutes.`,
  ],
  DECIDE_ALONE: () => [t`Child safety cases are decided one by one`, t`Open it on its own.`],
  DECISION_FINAL: () => [
    t`This can no longer be undone`,
    t`Its owner has been told. You can still change what is shown on its page.`,
  ],
  ADMINS_ONLY: () => [t`Only admins can decide this`, t`It's up to them.`],
  ALREADY_REPORTED: () => [t`You've already reported this`, t`We're looking at it.`],
  TOO_MANY_REPORTS: () => [
    t`You've reported ten things in a day`,
    t`Continue tomorrow; in urgent cases, write to the operator.`,
  ],
  OWN_STORY: () => [
    t`This is your own storyboard`,
    t`You can stop sharing it, or delete it, instead.`,
  ],
  OWN_CREATION: () => [t`This is your own work`, t`You can hide or delete it instead.`],
};
