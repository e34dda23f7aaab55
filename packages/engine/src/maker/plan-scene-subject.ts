import { modelStyleOf } from "@kinora/catalogue/core-styles";
import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import { layOutSettings, type Recipe } from "@kinora/contracts/recipe/recipe";
import { planFilm } from "@kinora/studio/film/plan-film";
import { understoodIn } from "../asked/understood-of.ts";
import type { SceneSubject } from "./maker.ts";

/**
 * Plans the scene described by the prompt; for a photo or a clip only its weather, time of day,
 * look and camera are used.
 */
export function planSceneSubject(recipe: Recipe): SceneSubject {
  const studioRecipe = toStudioRecipe(recipe);
  return { spec: planFilm(studioRecipe), recipe: studioRecipe };
}

/** Converts a recipe to the studio's recipe, keeping the other fields of the form. */
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
