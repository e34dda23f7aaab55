import type { jobRefusals } from "@kinora/contracts/job/job-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const jobRefusalWords: WordsOf<typeof jobRefusals> = {
  JOB_NOT_FOUND: () => [t`This job doesn't exist`, t`Reload the page.`],
  JOB_ENDED: () => [t`The job has ended`, t`Reload the page.`],
  JOB_NOT_CANCELLABLE: () => [t`Only jobs for works can be given up`, t`This one ends on its own.`],
  LETTER_NOT_FOUND: () => [t`This event has since been processed`, t`Reload the page.`],
};
