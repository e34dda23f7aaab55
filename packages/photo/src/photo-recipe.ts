import type { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

export type PhotoMode = (typeof PHOTO_MODES)[number];

/**
 * The recipe of a photo film: the studio's recipe, of which camera, weather, mood, size and seed
 * are used.
 */
export type PhotoRecipe = SceneRequest & { readonly type: PhotoMode };
