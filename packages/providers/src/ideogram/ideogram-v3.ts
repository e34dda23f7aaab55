import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";

/**
 * A picture of Ideogram v3 turbo in Ideogram's words (reference 3.4), whoever sells it; null: it does not take what is
 * asked for.
 */
export function ideogramV3(
  recipe: Recipe,
  { first }: OrderPictures,
): Readonly<Record<string, string | number>> | null {
  if (first !== undefined) return null;
  const { prompt, aspectRatio, seed } = recipe;
  const negative_prompt = negativeOf(recipe);
  return {
    prompt,
    // Priced so; its default is another.
    rendering_speed: "TURBO",
    aspect_ratio: aspectRatio.replace(":", "x"),
    num_images: 1,
    magic_prompt: "AUTO",
    seed,
    ...(negative_prompt === "" ? {} : { negative_prompt }),
  };
}
