import type { mediaRefusals } from "@kinora/contracts/media/media-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const mediaRefusalWords: WordsOf<typeof mediaRefusals> = {
  MEDIA_NOT_FOUND: () => [t`This file can't be found`, t`Its link has expired. Reload the page.`],
  RANGE_NOT_SATISFIABLE: () => [t`The file ends before that`, t`Play it from the start.`],
};
