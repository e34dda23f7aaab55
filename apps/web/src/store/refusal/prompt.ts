import type { promptRefusals } from "@kinora/contracts/prompt/prompt-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const promptRefusalWords: WordsOf<typeof promptRefusals> = {
  MODE_UNAVAILABLE: () => [
    t`This kind of creation is not available here`,
    t`Choose picture or film.`,
  ],
  MODEL_UNKNOWN: () => [t`This model does not exist`, t`Choose another model.`],
  MODEL_UNAVAILABLE: () => [
    t`This model is not available here`,
    t`Choose another model; your text stays.`,
  ],
  MODEL_NOT_OFFERED: () => [
    t`This model is not open to everybody here`,
    t`Choose another model; your text stays.`,
  ],
  NO_LANGUAGE_MODEL: () => [
    t`Nobody can improve words here at the moment`,
    t`Your words stay as they are.`,
  ],
  IMPROVEMENT_NOT_FOUND: () => [
    t`These improved words are no longer kept`,
    t`Your own are still there. Ask again.`,
  ],
  HOSTED_PAUSED: () => [
    t`This model rests for you for a day`,
    t`Its maker refused several of your wishes. Choose the built-in engine, or come back tomorrow.`,
  ],
  HOSTED_BUDGET_SPENT: () => [
    t`This model's budget is used up`,
    t`Choose the built-in engine, or come back later. Nothing was charged.`,
  ],
  HOSTED_GIVEN_SPENT: () => [
    t`Given gems do not pay for this model now`,
    t`Choose the built-in engine, or come back later. Nothing was charged.`,
  ],
  DURATION_UNSUPPORTED: () => [
    t`The model does not make clips of this length`,
    t`Choose another length.`,
  ],
  ASPECT_RATIO_UNSUPPORTED: () => [t`The model does not make this shape`, t`Choose another shape.`],
  SETTING_UNSUPPORTED: () => [
    t`The model does not know one of these settings`,
    t`Reset the settings.`,
  ],
  QUOTE_NOT_FOUND: () => [
    t`The price is no longer known`,
    t`Look at the new price, then press again.`,
  ],
  QUOTE_EXPIRED: () => [t`The price has expired`, t`Look at the new price, then press again.`],
  QUOTE_USED: () => [t`This was created already`, t`You find it in your library.`],
};
