import { wordsOf } from "../order-words.ts";
import type { ByteplusCodec } from "./seedance.ts";

/**
 * The request for a picture of Seedream 4 (reference 3.4), for every reseller. The model has no
 * negative prompt.
 */
export const seedream: ByteplusCodec = (recipe, { first }) =>
  first === undefined && recipe.negative_prompt === ""
    ? {
        prompt: wordsOf(recipe).prompt,
        // Twice our size: the model makes nothing below one megapixel, and all sizes cost the same.
        size: `${2 * recipe.width}x${2 * recipe.height}`,
        sequential_image_generation: "disabled",
        response_format: "url",
        watermark: false,
      }
    : null;
