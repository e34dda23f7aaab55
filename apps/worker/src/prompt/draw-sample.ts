import { join } from "node:path";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Renderer } from "../creation/engine.ts";

const NOTHING = () => {};

/** Draws a recipe and says where its small picture lies. */
export async function drawSample(
  recipe: Recipe,
  openRenderer: (recipe: Recipe) => Renderer,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  const renderer = openRenderer(recipe);
  const stop = () => void renderer.close().catch(NOTHING);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const { files } = await renderer.run("draw", recipe, directory, NOTHING, {});
    const small = files.find(({ role }) => role === "thumbnail");
    if (!small) throw new Error("The renderer made no small picture");
    return join(directory, small.name);
  } finally {
    signal.removeEventListener("abort", stop);
    await renderer.close();
  }
}
