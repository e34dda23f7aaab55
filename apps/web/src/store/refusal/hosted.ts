import type { hostedRefusals } from "@kinora/contracts/hosted/hosted-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const hostedRefusalWords: WordsOf<typeof hostedRefusals> = {
  SERVICE_NOT_FOUND: () => [t`Unknown service`, t`Kinora can't connect to it.`],
  KEY_IN_ENVIRONMENT: () => [
    t`The key comes from the environment`,
    t`Change it in the server's settings.`,
  ],
  BUDGET_IN_ENVIRONMENT: () => [
    t`The limit comes from the environment`,
    t`Change it in the server's settings.`,
  ],
  NO_KEY: () => [t`There's no key`, t`Enter one first.`],
  KEY_REFUSED: () => [
    t`The service doesn't accept this key`,
    t`Copy it again from the service's own page.`,
  ],
  KEYS_NOT_TAKEN: () => [
    t`This server can't store keys`,
    t`Its operator has to set a sealing secret first.`,
  ],
  KEY_NOT_TESTABLE: () => [
    t`This key can't be tested`,
    t`No free address that tests it is known. Make something with one of its models.`,
  ],
  NO_TRIAL: () => [
    t`This model can't be tried out`,
    t`It needs more than words. Use it in Create.`,
  ],
  LANGUAGE_MODEL_IN_ENVIRONMENT: () => [
    t`The language model comes from the environment`,
    t`Change it in the server's settings.`,
  ],
  LANGUAGE_MODEL_UNKNOWN: () => [
    t`This language model isn't available now`,
    t`Choose another one from the list.`,
  ],
};
