import { modelStyleOf } from "@kinora/catalogue/core-styles";
import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import { layOutSettings, type Recipe } from "@kinora/contracts/recipe/recipe";
import { planFilm } from "@kinora/studio/film/plan-film";
import { understoodIn } from "../asked/understood-of.ts";
import type { SceneSubject } from "./maker.ts";

/** The scene that words ask for; of a photo or a clip its weather, hour, look and camera are followed. */
export function planSceneSubject(recipe: Recipe): SceneSubject {
  const studioRecipe = toStudioRecipe(recipe);
  return { spec: planFilm(studioRecipe), recipe: studioRecipe };
}

/** The studio's recipe with everything of the form around it. */
export function toStudioRecipe(recipe: Recipe): SceneSubject["recipe"] {
  const { type, duration, fps } = recipe;
  const understood = understoodIn(recipe);
  const modelStyle = modelStyleOf(recipe.model);
  return {
    ...layOutSettings(recipe),
    ...(modelStyle === null ? {} : { modelStyle }),
    ...(understood === null ? {} : { understood }),
    kind: type === "text-to-image" ? "image" : "video",
    negativePrompt: negativeOf(recipe),
    duration: duration ?? 0,
    fps: fps ?? 0,
  };
}
