import type { PHOTO_MODES } from "../catalogue/studio-route.ts";
import type { Recipe } from "../studio/scene/scene-spec.ts";

export type PhotoMode = (typeof PHOTO_MODES)[number];

/** What is asked of a photo: the studio's recipe, of which camera, weather, mood, size and seed are followed. */
export type PhotoRecipe = Recipe & { readonly type: PhotoMode };
