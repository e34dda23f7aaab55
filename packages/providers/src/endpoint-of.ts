import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** What the catalogue calls the model of a recipe on the route of one provider; null: it has no such model there. */
export type EndpointOf = (recipe: Pick<Recipe, "model" | "generationModel">) => string | null;
