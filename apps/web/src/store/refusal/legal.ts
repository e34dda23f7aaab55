import type { legalRefusals } from "@kinora/contracts/legal/legal-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const legalRefusalWords: WordsOf<typeof legalRefusals> = {
  CONSENT_REQUIRED: () => [
    t`This server's terms need your agreement`,
    t`Agree to them to continue. Your draft is saved.`,
  ],
  TEXTS_CHANGED: () => [t`The texts have just changed`, t`Read the new version, then agree.`],
};
