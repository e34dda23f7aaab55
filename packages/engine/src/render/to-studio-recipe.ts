import { modelStyleOf } from "@kinora/catalogue/core-styles";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Recipe as StudioRecipe } from "@kinora/studio/scene/scene-spec";

/** The studio's recipe with everything of the form around it: all of it is embedded in the files. */
export function toStudioRecipe(recipe: Recipe): Recipe & StudioRecipe {
  const { type, duration, fps } = recipe;
  const modelStyle = modelStyleOf(recipe.model);
  return {
    ...recipe,
    ...(modelStyle === null ? {} : { modelStyle }),
    kind: type === "text-to-image" ? "image" : "video",
    negativePrompt: recipe.negative_prompt,
    duration: duration ?? 0,
    fps: fps ?? 0,
  };
}
