import type { takeoutRefusals } from "@kinora/contracts/takeout/takeout-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const takeoutRefusalWords: WordsOf<typeof takeoutRefusals> = {
  TAKEOUT_TODAY: () => [t`You have asked for it today`, t`Another one can be made tomorrow.`],
  TAKEOUT_NOT_FOUND: () => [
    t`This archive is gone`,
    t`Have a new one made in the settings, or download it from there again.`,
  ],
};
