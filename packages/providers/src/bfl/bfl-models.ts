import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";

/**
 * Builds the request body for one model of Black Forest Labs (reference 3.4); null when the model
 * does not support the recipe.
 */
export type BflCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/**
 * Sides must be multiples of 32 between 256 and 1,440 px. These come closest to each aspect ratio
 * and are no smaller than ours.
 */
const SIZES: Readonly<Record<AspectRatio, { readonly width: number; readonly height: number }>> = {
  "16:9": { width: 1312, height: 736 },
  "9:16": { width: 736, height: 1312 },
  "1:1": { width: 1024, height: 1024 },
};

/** Keyed by model name, which is also the path of the endpoint. */
export const BFL_MODELS: Readonly<Record<string, BflCodec>> = {
  // This model has no negative prompt.
  "flux-pro-1.1": (recipe, { first }) =>
    first === undefined && recipe.negative_prompt === ""
      ? {
          prompt: wordsOf(recipe).prompt,
          ...SIZES[recipe.aspectRatio],
          seed: recipe.seed,
          // Upsampling would rewrite the prompt without showing it to us.
          prompt_upsampling: false,
          // Range 0 to 6; 0 is the strictest.
          safety_tolerance: 0,
          output_format: "png",
        }
      : null,
};
