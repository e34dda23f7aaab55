import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { type RecipeNames, RecipeTable } from "../recipe-table.tsx";
import { ItemCost } from "./item-cost.tsx";

/** How the work was made, and what it cost its owner. */
export function ItemRecipe({ creation, ...words }: RecipeNames & { readonly creation: Creation }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-3 text-14">{t`Recipe`}</h2>
      <RecipeTable creation={creation} {...words} />
      <ItemCost creation={creation} />
    </section>
  );
}
