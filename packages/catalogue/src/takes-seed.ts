import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { MODEL_ENTRIES } from "./model-entries.ts";

/**
 * Returns whether the route that made this work was sent its seed. Every recipe has one; for an
 * unknown route the answer is true.
 */
export function takesSeed({
  model,
  generationModel,
  engine,
}: Pick<Recipe, "model" | "generationModel" | "engine">): boolean {
  const entry = MODEL_ENTRIES.find(({ key }) => key === (generationModel ?? model));
  const routes = entry?.routes.filter(({ protocol }) => protocol === engine) ?? [];
  return routes.length === 0 || routes.some((route) => route.takesSeed);
}
