import type { promptRefusals } from "@kinora/contracts/prompt/prompt-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const promptRefusalWords: WordsOf<typeof promptRefusals> = {
  MODE_UNAVAILABLE: () => [t`This kind of work isn't available here`, t`Choose picture or film.`],
  MODEL_UNKNOWN: () => [t`This model doesn't exist`, t`Choose another model.`],
  MODEL_UNAVAILABLE: () => [
    t`This model isn't available here`,
    t`Choose another model; your text stays.`,
  ],
  MODEL_NOT_OFFERED: () => [
    t`This model isn't open to everyone here`,
    t`Choose another model; your text stays.`,
  ],
  NO_LANGUAGE_MODEL: () => [
    t`Words can't be improved here right now`,
    t`Your words stay as they are.`,
  ],
  IMPROVEMENT_NOT_FOUND: () => [
    t`These improved words are no longer kept`,
    t`Yours are still there. Ask again.`,
  ],
  HOSTED_PAUSED: () => [
    t`This model is paused for you for a day`,
    t`Its maker refused several of your requests. Choose the built-in engine, or come back tomorrow.`,
  ],
  HOSTED_BUDGET_SPENT: () => [
    t`This model's budget is used up`,
    t`Choose the built-in engine, or come back later. Nothing was charged.`,
  ],
  HOSTED_GIVEN_SPENT: () => [
    t`Free gems can't pay for this model now`,
    t`Choose the built-in engine, or come back later. Nothing was charged.`,
  ],
  DURATION_UNSUPPORTED: () => [
    t`The model doesn't make clips of this length`,
    t`Choose another length.`,
  ],
  ASPECT_RATIO_UNSUPPORTED: () => [t`The model doesn't make this shape`, t`Choose another shape.`],
  SETTING_UNSUPPORTED: () => [
    t`The model doesn't have one of these settings`,
    t`Reset the settings.`,
  ],
  QUOTE_NOT_FOUND: () => [
    t`The price is no longer available`,
    t`Check the new price, then press again.`,
  ],
  QUOTE_EXPIRED: () => [t`The price has expired`, t`Check the new price, then press again.`],
  QUOTE_USED: () => [t`This was already created`, t`Find it in your library.`],
};
