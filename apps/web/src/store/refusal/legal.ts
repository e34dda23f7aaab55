import type { legalRefusals } from "@kinora/contracts/legal/legal-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const legalRefusalWords: WordsOf<typeof legalRefusals> = {
  CONSENT_REQUIRED: () => [
    t`The terms of this server wait for your answer`,
    t`Agree to them to go on. Your draft is saved.`,
  ],
  TEXTS_CHANGED: () => [
    t`The texts have changed just now`,
    t`Look at what stands there, then agree.`,
  ],
};
