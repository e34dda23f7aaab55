import type { hostedRefusals } from "@kinora/contracts/hosted/hosted-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const hostedRefusalWords: WordsOf<typeof hostedRefusals> = {
  SERVICE_NOT_FOUND: () => [t`Unknown service`, t`Kinora cannot speak to it.`],
  KEY_IN_ENVIRONMENT: () => [
    t`The key comes from the environment`,
    t`Change it in the server’s settings.`,
  ],
  NO_KEY: () => [t`There is no key`, t`Enter one first.`],
  KEY_REFUSED: () => [
    t`The service does not accept this key`,
    t`Copy it once more from the service’s own page.`,
  ],
  KEYS_NOT_TAKEN: () => [
    t`This server cannot keep keys`,
    t`Its operator has to set a sealing secret first.`,
  ],
  KEY_NOT_TESTABLE: () => [
    t`This key cannot be tested`,
    t`The service has no free way to ask. Make something with one of its models.`,
  ],
  NO_TRIAL: () => [
    t`There is nothing to try of this model`,
    t`It needs more than words. Order it in Create.`,
  ],
  LANGUAGE_MODEL_IN_ENVIRONMENT: () => [
    t`The language model comes from the environment`,
    t`Change it in the server’s settings.`,
  ],
  LANGUAGE_MODEL_UNKNOWN: () => [
    t`This language model is not there just now`,
    t`Choose another one of the list.`,
  ],
};
