import type { Recipe } from "@kinora/contracts/prompt/recipe";

/** What the catalogue calls the model of a recipe on the route of one provider; null: it has no such model there. */
export type EndpointOf = (recipe: Pick<Recipe, "model" | "generationModel">) => string | null;
