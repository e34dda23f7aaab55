import type { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

export type PhotoMode = (typeof PHOTO_MODES)[number];

/** What is asked of a photo: the studio's recipe, of which camera, weather, mood, size and seed are followed. */
export type PhotoRecipe = SceneRequest & { readonly type: PhotoMode };
