import type { scheduleRefusals } from "@kinora/contracts/schedule/schedule-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const scheduleRefusalWords: WordsOf<typeof scheduleRefusals> = {
  TIME_NOT_POSSIBLE: ({ because }) =>
    because === "far"
      ? [t`That's too far ahead`, t`Choose a time within a year.`]
      : [t`This time has passed`, t`Choose a later one.`],
  SCHEDULE_FULL: ({ limit }) => [
    t`Your plan has no room for more scheduled posts`,
    t`It allows ${plural({ posts: Number(limit) }, { one: "# scheduled post", other: "# scheduled posts" })}. Wait until one is posted, delete one, or choose a larger plan.`,
  ],
};
