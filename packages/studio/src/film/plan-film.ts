import { planScene } from "../plan/plan-scene.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { readStrength } from "./film-strength.ts";
import { planMorph } from "./plan-morph.ts";
import { planPassage } from "./plan-passage.ts";

function planCourse(recipe: SceneRequest): SceneSpec {
  if (recipe.last_prompt) return planPassage(recipe, recipe.last_prompt);
  return recipe.effect === "morph" ? planMorph(recipe) : planScene(recipe);
}

/**
 * Plans what to draw for a recipe: its scene and, for a film that changes, the scene it becomes.
 * The same recipe gives the same scenes; any text gives a scene.
 */
export function planFilm(recipe: SceneRequest): SceneSpec {
  if (recipe.kind !== "video") return planScene(recipe);
  const scene = planCourse(recipe);
  const weather = Math.min(1, scene.weatherStrength * readStrength(recipe));
  return { ...scene, weatherStrength: Math.round(weather * 10_000) / 10_000 };
}
