import type { reviewRefusals } from "@kinora/contracts/review/review-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const reviewRefusalWords: WordsOf<typeof reviewRefusals> = {
  REVIEW_NOT_FOUND: () => [
    t`This work isn't yours to review any more`,
    t`Go on with the next one.`,
  ],
  REVIEW_OVER: () => [t`You have already reviewed this work`, t`Go on with the next one.`],
  REVIEW_TOO_SOON: ({ seconds }) => [
    t`Look a little longer`,
    t`You can answer in ${plural({ seconds: Number(seconds) }, { one: "# second", other: "# seconds" })}.`,
  ],
};
