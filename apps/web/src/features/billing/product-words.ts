import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";

/** Names a product in lists: "Starter pack, 750 gems". */
export function productWords(product: ProductId, gems: number): string {
  if (product === "starter_pack_nonconsumable") return t`Starter pack, ${{ gems: gemWords(gems) }}`;
  if (product === "pro_booster_1") return t`Pro booster, ${{ gems: gemWords(gems) }}`;
  if (product === "basic_pass_30") return t`Basic for 30 days, ${{ gems: gemWords(gems) }}`;
  if (product === "pro_pass_30") return t`Pro for 30 days, ${{ gems: gemWords(gems) }}`;
  return t`Pack of ${{ gems: gemWords(gems) }}`;
}

/** What is special about a product; null for an ordinary pack. */
export function productNote(product: ProductId): string | null {
  if (product === "starter_pack_nonconsumable") return t`Starter pack, once per account`;
  if (product === "basic_pass_30") return t`Basic for 30 days, once`;
  if (product === "pro_pass_30") return t`Pro for 30 days, once`;
  return product === "pro_booster_1" ? t`Pro booster` : null;
}
