import { bestFor } from "@kinora/catalogue/best-for";
import type { Model } from "@kinora/contracts/prompt/model";
import type { DescribedModel } from "@kinora/domain/prompt/describe-model";
import type { UsualSeconds } from "@kinora/domain/prompt/usual-seconds";
import { modelWords } from "@kinora/text/catalogue-words";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** A model as the wire has it, in words of a language. */
export function presentModel(
  { rules, unavailable, ...model }: DescribedModel,
  usual: readonly UsualSeconds[],
  locale: Locale,
): Model {
  const own = usual.filter((one) => one.model === model.key);
  return {
    ...model,
    usualSeconds: Object.fromEntries(own.map(({ kind, seconds }) => [kind, seconds])),
    bestFor: bestFor(model.key),
    description: modelWords(model.key, locale),
    price: rules.map((rule) => sentence(rule, locale)).join("; "),
    unavailableReason: unavailable && sentence(unavailable, locale),
  };
}
