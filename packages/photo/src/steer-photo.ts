import type { Steering } from "@kinora/studio/draw/steering";
import { readStrength } from "@kinora/studio/film/film-strength";
import { steerFilm } from "@kinora/studio/film/steer-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

/** Reads the form's settings for the camera in front of a photo; effects only choose the move. */
export function steerPhoto(recipe: SceneRequest): {
  readonly steering: Steering;
  readonly strength: number;
} {
  const steering = steerFilm({ ...recipe, effect: null });
  return { steering, strength: readStrength(recipe) };
}
