import type { creationRefusals } from "@kinora/contracts/creation/creation-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const creationRefusalWords: WordsOf<typeof creationRefusals> = {
  CREATION_NOT_FOUND: () => [
    t`This work can't be found`,
    t`It may have been deleted, or it isn't public.`,
  ],
  ACTION_FORBIDDEN: () => [t`You can't do this with this work`, t`Only its owner can.`],
  ACTION_IMPOSSIBLE: () => [t`This can no longer be done`, t`The work has changed since.`],
  QUEUE_FULL: () => [
    t`You have many works waiting`,
    t`Let some finish first. Your draft is saved.`,
  ],
  TOO_MANY_WORKS: () => [t`That's too many works at once`, t`Order fewer at once.`],
  PRIVATE_FULL: ({ limit }) => [
    t`You have ${{ limit: String(limit) }} private works`,
    t`That's as many as your plan keeps. Make it public or unlisted, delete others, or choose a bigger plan.`,
  ],
  HOSTED_FULL: () => [
    t`Services are busy with many of your works`,
    t`Let some finish first. Your draft is saved.`,
  ],
};
