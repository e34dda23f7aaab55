import type { Model } from "@kinora/contracts/prompt/model";
import type { DescribedModel } from "@kinora/domain/prompt/describe-model";
import { modelWords } from "@kinora/text/catalogue-words";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** A model as the wire has it, in words of a language. */
export function presentModel(
  { rules, unavailable, ...model }: DescribedModel,
  locale: Locale,
): Model {
  return {
    ...model,
    description: modelWords(model.key, locale),
    price: rules.map((rule) => sentence(rule, locale)).join("; "),
    unavailableReason: unavailable && sentence(unavailable, locale),
  };
}
