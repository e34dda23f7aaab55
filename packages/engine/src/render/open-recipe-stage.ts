import type { OpenStage } from "../maker/maker.ts";
import { makerNamed } from "../maker/makers.ts";
import type { RenderRequest } from "./render-protocol.ts";

type Request = Pick<RenderRequest, "spec" | "recipe" | "maker" | "inputs">;

let last: { key: string; open: OpenStage } | undefined;

/**
 * Opens the stage of a recipe, drawn or from a photo. The poster and the film of one job share it,
 * so it is painted once. `onProgress` receives shares of 0..1 when opening takes seconds.
 */
export async function openRecipeStage(
  { spec, recipe, maker, inputs = {} }: Request,
  onProgress: (share: number) => void,
): Promise<OpenStage> {
  const key = JSON.stringify([maker, spec, recipe, inputs]);
  if (last?.key !== key) {
    // Releases the old stage first, so that two are never in memory at the same time.
    last = undefined;
    const { stage } = makerNamed(maker);
    if (!stage) throw new Error(`There are no frames of ${maker}.`);
    const open = await stage();
    last = { key, open: await open({ spec, recipe, inputs }, onProgress) };
  }
  return last.open;
}
