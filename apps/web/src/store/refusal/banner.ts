import type { bannerRefusals } from "@kinora/contracts/banner/banner-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const bannerRefusalWords: WordsOf<typeof bannerRefusals> = {
  BANNER_NOT_FOUND: () => [t`This banner doesn't exist or has ended`, t`Reload the page.`],
  BANNER_ENDS_TOO_EARLY: () => [t`It would end before it starts`, t`Choose a later end.`],
};
