import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { MODEL_ENTRIES } from "./model-entries.ts";

/** Was whoever made this sent its seed? Every recipe has one; what is not known here was. */
export function takesSeed({
  model,
  generationModel,
  engine,
}: Pick<Recipe, "model" | "generationModel" | "engine">): boolean {
  const entry = MODEL_ENTRIES.find(({ key }) => key === (generationModel ?? model));
  const routes = entry?.routes.filter(({ protocol }) => protocol === engine) ?? [];
  return routes.length === 0 || routes.some((route) => route.takesSeed);
}
