import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";

/** Maximum length in UTF-16 units of a prompt, and of a picture as a data URL. */
const PROMPT_MAX = 1_000;
const PICTURE_MAX = 5_000_000;
const SEED_MAX = 4_294_967_295;
/** Supported durations in seconds. */
const DURATIONS: readonly (number | null)[] = [5, 10];
const RATIOS: Readonly<Record<AspectRatio, string>> = {
  "16:9": "1280:720",
  "9:16": "720:1280",
  "1:1": "960:960",
};

/**
 * Builds the request for an image-to-video film in Runway's format (reference 3.4), for every
 * reseller; null when Gen-4 Turbo does not support the recipe.
 */
export function imageToVideo(
  recipe: Recipe,
  { first, last }: OrderPictures,
): Readonly<Record<string, unknown>> | null {
  const { aspectRatio, duration, seed } = recipe;
  const { prompt } = wordsOf(recipe);
  if (first === undefined || first.length > PICTURE_MAX || last !== undefined) return null;
  if (prompt.length > PROMPT_MAX || seed > SEED_MAX || !DURATIONS.includes(duration)) return null;
  return {
    promptImage: first,
    promptText: prompt,
    ratio: RATIOS[aspectRatio],
    ...{ duration, seed },
  };
}
