import type { Model } from "@kinora/contracts/prompt/model";
import type { DescribedModel } from "@kinora/domain/prompt/describe-model";
import type { UsualSeconds } from "@kinora/domain/prompt/usual-seconds";
import { modelWords } from "@kinora/text/catalogue-words";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

export interface ModelFacts {
  /** Recent usual durations of models. */
  readonly usual: readonly UsualSeconds[];
  /** What this model is among the best for, with its rank from 0. */
  readonly bestFor: (key: string) => Model["bestFor"];
  /** URL of a small picture that the model made for the owner. */
  readonly exampleOf: (key: string) => string | null;
}

/** Converts a model to wire format, with texts in this locale. */
export function presentModel(
  { rules, unavailable, ...model }: DescribedModel,
  { usual, bestFor, exampleOf }: ModelFacts,
  locale: Locale,
): Model {
  const own = usual.filter((one) => one.model === model.key);
  return {
    ...model,
    usualSeconds: Object.fromEntries(own.map(({ kind, seconds }) => [kind, seconds])),
    bestFor: bestFor(model.key),
    example: model.available ? exampleOf(model.key) : null,
    description: modelWords(model.key, locale),
    price: rules.map((rule) => sentence(rule, locale)).join("; "),
    unavailableReason: unavailable && sentence(unavailable, locale),
  };
}
