import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsWithoutFlags } from "../order-words.ts";

/**
 * Builds the request body for one model of BytePlus, without the model name; null when the model
 * does not support the recipe.
 */
export type ByteplusCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/** Minimum duration in seconds. */
const SHORTEST = 2;
const LONGEST = 12;

const frame = (role: string, url: string | undefined) =>
  url === undefined ? [] : [{ type: "image_url", image_url: { url }, role }];

/** The request for a film of Seedance 1.0 Pro (reference 3.4), for every reseller. */
export const seedance: ByteplusCodec = (recipe, { first, last }) => {
  const { aspectRatio, duration, seed } = recipe;
  if (duration === null || duration < SHORTEST || duration > LONGEST) return null;
  return {
    content: [
      { type: "text", text: wordsWithoutFlags(recipe).prompt },
      ...frame("first_frame", first),
      ...frame("last_frame", last),
    ],
    ratio: aspectRatio,
    // The resolution that is priced; their default differs.
    resolution: "720p",
    ...{ duration, seed },
    watermark: false,
  };
};

/** The fast model does not support a last frame. */
export const seedanceFast: ByteplusCodec = (recipe, pictures) =>
  pictures.last === undefined ? seedance(recipe, pictures) : null;
