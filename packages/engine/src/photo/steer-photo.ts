import type { Steering } from "../studio/draw/steering.ts";
import { readStrength } from "../studio/film/film-strength.ts";
import { steerFilm } from "../studio/film/steer-film.ts";
import type { Recipe } from "../studio/scene/scene-spec.ts";

/** Settings of the form for the camera before a photo; effects choose the move instead. */
export function steerPhoto(recipe: Recipe): {
  readonly steering: Steering;
  readonly strength: number;
} {
  const steering = steerFilm({ ...recipe, effect: null });
  return { steering, strength: readStrength(recipe) };
}
