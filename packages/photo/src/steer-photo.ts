import type { Steering } from "@kinora/studio/draw/steering";
import { readStrength } from "@kinora/studio/film/film-strength";
import { steerFilm } from "@kinora/studio/film/steer-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

/** Settings of the form for the camera before a photo; effects choose the move instead. */
export function steerPhoto(recipe: SceneRequest): {
  readonly steering: Steering;
  readonly strength: number;
} {
  const steering = steerFilm({ ...recipe, effect: null });
  return { steering, strength: readStrength(recipe) };
}
