import { join } from "node:path";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Generator } from "@kinora/domain/generation/generator";

/** Draws a recipe at low priority and returns the path of its small picture. */
export async function drawSample(
  recipe: Recipe,
  generator: Pick<Generator, "collect">,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  const order = { recipe, inputs: {}, background: true };
  const into = { job: null, directory, watch: () => {}, signal };
  const { files } = await generator.collect({ id: null }, order, into);
  const small = files.find(({ role }) => role === "thumbnail");
  if (!small) throw new Error("It made no small picture");
  return join(directory, small.name);
}
