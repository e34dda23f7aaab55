import { join } from "node:path";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Generation } from "@kinora/domain/generation/generator";

const NOTHING = () => {};

/** Draws a recipe and says where its small picture lies. */
export async function drawSample(
  recipe: Recipe,
  begin: (recipe: Recipe) => Generation,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  const generation = begin(recipe);
  const stop = () => void generation.close().catch(NOTHING);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const { files } = await generation.run("draw", directory, NOTHING, {});
    const small = files.find(({ role }) => role === "thumbnail");
    if (!small) throw new Error("It made no small picture");
    return join(directory, small.name);
  } finally {
    signal.removeEventListener("abort", stop);
    await generation.close();
  }
}
