import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";

/** The words of one model of Black Forest Labs (reference 3.4); null: it does not take what is asked for. */
export type BflCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/** It takes sides of 256 to 1,440 pixels that are multiples of 32: those nearest to a shape, and no smaller than ours. */
const SIZES: Readonly<Record<AspectRatio, { readonly width: number; readonly height: number }>> = {
  "16:9": { width: 1312, height: 736 },
  "9:16": { width: 736, height: 1312 },
  "1:1": { width: 1024, height: 1024 },
};

/** By the model's name, which is its address too. */
export const BFL_MODELS: Readonly<Record<string, BflCodec>> = {
  // It has no words for what is not to be seen.
  "flux-pro-1.1": ({ prompt, negative_prompt, aspectRatio, seed }, { first }) =>
    first === undefined && negative_prompt === ""
      ? {
          prompt,
          ...SIZES[aspectRatio],
          seed,
          // It would write the words anew, unseen.
          prompt_upsampling: false,
          // The strictest of 0 to 6.
          safety_tolerance: 0,
          output_format: "png",
        }
      : null,
};
