import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { useCallback } from "react";
import { ItemRecipe } from "../features/creation/item/item-recipe.tsx";
import type { Made } from "../features/creation/recipe-rows.ts";
import { type RecipeNames, RecipeTable } from "../features/creation/recipe-table.tsx";
import { type ModelWords, modelWords } from "../features/prompt/manners.ts";
import { modelsApi, useListModelsQuery } from "../features/prompt/models-api.ts";
import { recipeSettings } from "../features/prompt/recipe-settings.ts";
import { useAppDispatch } from "../store/store.ts";

/** Shown while the models load, because a key from the recipe is not a name. */
const COMING: ModelWords = { name: "…", style: null };

/** The recipe of an item and what it cost, with model and settings named as in the composer. */
export function RecipeInWords({ creation }: { readonly creation: Creation }) {
  return <ItemRecipe creation={creation} {...useRecipeNames(creation)} />;
}

/** The same recipe for moderators, under a heading of theirs. */
export function CaseRecipe({ creation }: { readonly creation: Creation }) {
  return <RecipeTable creation={creation} {...useRecipeNames(creation)} />;
}

function useRecipeNames({ recipe }: Pick<Creation, "recipe">): RecipeNames {
  const dispatch = useAppDispatch();
  const { data: models, error } = useListModelsQuery();
  const settingRows = useCallback(
    async (of: Made) => {
      const listed = modelsApi.endpoints.listModels.initiate(undefined, { subscribe: false });
      return recipeSettings(of, (await dispatch(listed).unwrap()).items);
    },
    [dispatch],
  );
  return {
    modelWords: (key) => {
      if (!models && !error) return COMING;
      const words = modelWords(key, models ?? []);
      const successor = models?.find((one) => one.key === key)?.servedBy ?? null;
      const isHosted = recipe.service !== undefined;
      if (words === null || successor === null || !isHosted) return words;
      return { ...words, name: t`${{ model: words.name }}, served by ${successor}` };
    },
    settingRows,
  };
}
