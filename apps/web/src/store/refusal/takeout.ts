import type { takeoutRefusals } from "@kinora/contracts/takeout/takeout-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const takeoutRefusalWords: WordsOf<typeof takeoutRefusals> = {
  TAKEOUT_TODAY: () => [t`You've already requested it today`, t`You can request another tomorrow.`],
  TAKEOUT_NOT_FOUND: () => [
    t`This archive no longer exists`,
    t`Prepare a new one in Settings, or download it from there again.`,
  ],
};
