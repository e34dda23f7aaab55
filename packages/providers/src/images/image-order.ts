import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** A picture in the words of OpenAI's images (`POST /v1/images/generations`), whoever answers them. */
export function imageOrder(
  { prompt, width, height }: Pick<Recipe, "prompt" | "width" | "height">,
  model: string,
): Readonly<Record<string, unknown>> {
  // Some servers have no addresses to give out; of none of them is a seed known that all of them take.
  return { model, prompt, n: 1, size: `${width}x${height}`, response_format: "b64_json" };
}
