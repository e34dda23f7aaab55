import { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import { openPassageFilm, openPhotoFilm } from "@kinora/photo/open-photo-film";
import type { PhotoRecipe } from "@kinora/photo/photo-recipe";
import type { OpenStageOf, StageRequest } from "./maker.ts";

/**
 * Opens the frames of a filmed photo, or of a transition between two pictures; throws when the
 * photo is missing.
 */
export const openPhotoStage: OpenStageOf = async ({ recipe, inputs }, onProgress) => {
  const { initialImage, lastImage } = inputs;
  if (initialImage === undefined) throw new Error("There is no photo to film.");
  const photoRecipe = asPhotoRecipe(recipe);
  return lastImage === undefined
    ? openPhotoFilm(initialImage, photoRecipe, onProgress)
    : openPassageFilm(initialImage, lastImage, photoRecipe);
};

function asPhotoRecipe(recipe: StageRequest["recipe"] & { readonly type?: string }): PhotoRecipe {
  const type = PHOTO_MODES.find((mode) => mode === recipe.type);
  if (!type) throw new Error(`Nothing is made of a photo by ${recipe.type}.`);
  return { ...recipe, type };
}
