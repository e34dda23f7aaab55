import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { wordsOf } from "../order-words.ts";

/**
 * Builds the request for a picture in the format of OpenAI's images (`POST
 * /v1/images/generations`), for every compatible server.
 */
export function imageOrder(
  recipe: Pick<Recipe, "prompt" | "negative_prompt" | "style_words" | "width" | "height">,
  model: string,
): Readonly<Record<string, unknown>> {
  const { prompt } = wordsOf(recipe);
  // Some servers cannot return URLs, so base64 is requested. There is no seed field that all
  // servers accept.
  return {
    model,
    prompt,
    n: 1,
    size: `${recipe.width}x${recipe.height}`,
    response_format: "b64_json",
  };
}
