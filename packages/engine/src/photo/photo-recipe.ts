import type { Recipe } from "../studio/scene/scene-spec.ts";

export const PHOTO_MODES = ["photo-to-video", "face-to-video", "text-image-to-video"] as const;
export type PhotoMode = (typeof PHOTO_MODES)[number];

/** What is asked of a photo: the studio's recipe, of which camera, weather, mood, size and seed are followed. */
export type PhotoRecipe = Recipe & { readonly type: PhotoMode };
