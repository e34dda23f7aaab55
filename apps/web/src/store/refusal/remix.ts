import type { embedRefusals } from "@kinora/contracts/embed/embed-refusals";
import type { remixRefusals } from "@kinora/contracts/remix/remix-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const remixRefusalWords: WordsOf<typeof remixRefusals> = {
  REMIX_CLOSED: () => [
    t`You can't remix this work`,
    t`Its author decides who can. Start again with words of your own.`,
  ],
};

export const embedRefusalWords: WordsOf<typeof embedRefusals> = {
  OEMBED_FORMAT: () => [t`Only JSON is offered here`, t`Ask again with format=json.`],
};
