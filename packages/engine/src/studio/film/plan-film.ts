import { planScene } from "../scene/plan-scene.ts";
import type { Recipe, SceneSpec } from "../scene/scene-spec.ts";
import { readStrength } from "./film-strength.ts";
import { planMorph } from "./plan-morph.ts";

/**
 * Turns a recipe into what is drawn for it: its scene, and for a morph the scene that it becomes. The
 * same recipe gives the same scenes; any text gives some.
 */
export function planFilm(recipe: Recipe): SceneSpec {
  if (recipe.kind !== "video") return planScene(recipe);
  const scene = recipe.effect === "morph" ? planMorph(recipe) : planScene(recipe);
  const weather = Math.min(1, scene.weatherStrength * readStrength(recipe));
  return { ...scene, weatherStrength: Math.round(weather * 10_000) / 10_000 };
}
