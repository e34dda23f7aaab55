import type { Recipe } from "@kinora/contracts/recipe/recipe";

/**
 * Returns the catalogue's name for a recipe's model at one provider; null when that provider does
 * not offer it.
 */
export type EndpointOf = (recipe: Pick<Recipe, "model" | "generationModel">) => string | null;
