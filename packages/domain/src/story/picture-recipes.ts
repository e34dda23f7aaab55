import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** Recipes by artifact key. The service is chosen when the work is ordered and stored with it. */
export type PictureRecipes = Readonly<Record<string, Recipe>>;
