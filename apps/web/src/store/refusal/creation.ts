import type { creationRefusals } from "@kinora/contracts/creation/creation-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const creationRefusalWords: WordsOf<typeof creationRefusals> = {
  CREATION_NOT_FOUND: () => [
    t`This creation is not here`,
    t`It may have been deleted, or it is not public.`,
  ],
  ACTION_FORBIDDEN: () => [t`You may not do this with this creation`, t`Only its owner can.`],
  ACTION_IMPOSSIBLE: () => [
    t`This cannot be done any more`,
    t`The creation has changed meanwhile.`,
  ],
  QUEUE_FULL: () => [
    t`You have many creations waiting`,
    t`Let some finish first. Your draft is saved.`,
  ],
  TOO_MANY_WORKS: () => [t`That is too many works for one press`, t`Order fewer at once.`],
  HOSTED_FULL: () => [
    t`Services are at work on many of your works`,
    t`Let some finish first. Your draft is saved.`,
  ],
};
