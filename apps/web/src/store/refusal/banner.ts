import type { bannerRefusals } from "@kinora/contracts/banner/banner-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const bannerRefusalWords: WordsOf<typeof bannerRefusals> = {
  BANNER_NOT_FOUND: () => [t`There is no such banner, or it is over`, t`Load the page again.`],
  BANNER_ENDS_TOO_EARLY: () => [t`It would be over before it begins`, t`Choose a later end.`],
};
