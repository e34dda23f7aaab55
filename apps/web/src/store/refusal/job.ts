import type { jobRefusals } from "@kinora/contracts/job/job-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const jobRefusalWords: WordsOf<typeof jobRefusals> = {
  JOB_NOT_FOUND: () => [t`There is no such job`, t`Load the page again.`],
  JOB_ENDED: () => [t`The job has ended`, t`Load the page again.`],
  JOB_NOT_CANCELLABLE: () => [t`Only jobs of works are given up`, t`This one ends by itself.`],
  LETTER_NOT_FOUND: () => [t`This event was taken in meanwhile`, t`Load the page again.`],
};
