import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { negativeField, wordsOfRealist } from "../order-words.ts";

/**
 * Builds the request for a picture of Ideogram v3 Turbo in Ideogram's format (reference 3.4), for
 * every reseller; null when the model does not support the recipe.
 */
export function ideogramV3(
  recipe: Recipe,
  { first }: OrderPictures,
): Readonly<Record<string, string | number>> | null {
  if (first !== undefined) return null;
  const { aspectRatio, seed } = recipe;
  const { prompt, isRealistic } = wordsOfRealist(recipe);
  return {
    prompt,
    // The speed that is priced; the default differs.
    rendering_speed: "TURBO",
    aspect_ratio: aspectRatio.replace(":", "x"),
    num_images: 1,
    // It would rewrite the words without showing it to us.
    magic_prompt: "OFF",
    seed,
    ...(isRealistic ? { style_type: "REALISTIC" } : {}),
    ...negativeField(recipe),
  };
}
