import type { Steering } from "../draw/steering.ts";
import { UNSTEERED } from "../draw/steering.ts";
import type { FilmSettings } from "../scene/film-settings.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import { readStrength } from "./film-strength.ts";

/**
 * Field strength at which the sheets shift as the scene specifies: the default of the
 * specification's models.
 */
const USUAL_FIELD = 12;

/** Steering of each effect at default strength. */
const EFFECTS: Readonly<Record<NonNullable<SceneRequest["effect"]>, Partial<Steering>>> = {
  zoom: { zoom: 1.42 },
  motion: { swayX: 1.25, swayY: 1.25 },
  action: { energy: 0.8 },
  // The two scenes of a morph stay aligned only while the camera hardly moves.
  morph: { zoom: 1.08, travelX: 0, travelY: 0 },
  scope: { zoom: 0.74, travelX: 0, travelY: 0 },
};

/** Factor for an effect's movement across narrower frames, where figures fill more of the width. */
const ROOM: Readonly<Record<SceneRequest["aspectRatio"], number>> = {
  "16:9": 1,
  "1:1": 0.8,
  "9:16": 0.55,
};

const share = (hundredths: number | null | undefined) =>
  hundredths === null || hundredths === undefined
    ? undefined
    : Math.max(-1, Math.min(1, hundredths / 100));

const field = (strength: FilmSettings["motion_field_strength_x"]) =>
  (strength ?? USUAL_FIELD) / USUAL_FIELD;

/**
 * Converts the recipe's effect and settings to steering of the stage. An explicit setting overrides
 * the effect.
 */
export function steerFilm(
  recipe: Pick<SceneRequest, "effect" | "aspectRatio"> & FilmSettings,
): Steering {
  const effect = recipe.effect === null ? {} : EFFECTS[recipe.effect];
  const usual = { ...UNSTEERED, ...effect };
  const strength = readStrength(recipe);
  const room = recipe.effect === null ? 1 : ROOM[recipe.aspectRatio];
  const zoom = usual.zoom === null ? null : usual.zoom ** (strength * room);
  return {
    zoom: recipe.zoom ?? zoom,
    travelX: share(recipe.translation_x) ?? usual.travelX,
    travelY: share(recipe.translation_y) ?? usual.travelY,
    swayX: usual.swayX * room * field(recipe.motion_field_strength_x) * strength,
    swayY: usual.swayY * field(recipe.motion_field_strength_y) * strength,
    energy: Math.min(1.2, usual.energy * strength),
    loop: recipe.loop === true,
  };
}
