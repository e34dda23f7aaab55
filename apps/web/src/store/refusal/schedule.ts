import type { scheduleRefusals } from "@kinora/contracts/schedule/schedule-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const scheduleRefusalWords: WordsOf<typeof scheduleRefusals> = {
  TIME_NOT_POSSIBLE: ({ because }) =>
    because === "far"
      ? [t`That's too far ahead`, t`Choose a time within a year.`]
      : [t`This time has passed`, t`Choose a later one.`],
  REPEAT_NOT_POSSIBLE: ({ because, limit }) => {
    if (because === "none") return [t`No day fits before the end`, t`Choose a later end.`];
    return because === "too_many"
      ? [t`That's more than ${Number(limit)} days`, t`Choose an earlier end.`]
      : [
          t`That's more than ${Number(limit)} posts, counting each account`,
          t`Choose an earlier end or fewer accounts.`,
        ];
  },
  POST_NOT_REPEATED: () => [t`This post isn't repeated`, t`Cancel it alone.`],
  SCHEDULE_FULL: ({ limit, left }) => [
    t`Your plan has no room for more scheduled posts`,
    Number(left) > 0
      ? t`It allows ${plural({ posts: Number(limit) }, { one: "# scheduled post", other: "# scheduled posts" })}, of which ${Number(left)} are left. Choose fewer days, or a larger plan.`
      : t`It allows ${plural({ posts: Number(limit) }, { one: "# scheduled post", other: "# scheduled posts" })}. Wait until one is posted, delete one, or choose a larger plan.`,
  ],
};
