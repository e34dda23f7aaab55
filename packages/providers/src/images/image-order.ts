import type { Recipe } from "@kinora/contracts/recipe/recipe";

/**
 * Builds the request for a picture in the format of OpenAI's images (`POST
 * /v1/images/generations`), for every compatible server.
 */
export function imageOrder(
  { prompt, width, height }: Pick<Recipe, "prompt" | "width" | "height">,
  model: string,
): Readonly<Record<string, unknown>> {
  // Some servers cannot return URLs, so base64 is requested. There is no seed field that all
  // servers accept.
  return { model, prompt, n: 1, size: `${width}x${height}`, response_format: "b64_json" };
}
