import { asGenerated } from "@kinora/engine/render/as-generated";
import { renderAll } from "@kinora/engine/render/render-all";
import { startRenderer } from "@kinora/engine/render/run-render";
import { openScanner } from "@kinora/engine/scan/open-scanner";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { type MemoryPeak, watchMemory } from "./watch-memory.ts";

/** Memory limit in megabytes of a renderer and all its child processes. */
export const MOST_MEGABYTES = 700;

/**
 * Measures the peak memory of a prepared renderer and scanner and all their child processes while
 * the product makes a whole film. Excludes this process and its children `without`.
 */
export async function measureMemory(
  recipe: SceneRequest,
  directory: string,
  without: readonly number[] = [],
): Promise<MemoryPeak> {
  const renderer = startRenderer({ warm: true });
  const scanner = openScanner();
  scanner.prepare();
  // The product's short-lived processes are children of this one.
  const stop = watchMemory(process.pid, [process.pid, ...without]);
  try {
    const spec = planFilm(recipe);
    const subject = { spec, recipe, maker: "scene", directory };
    const result = await renderAll(renderer, recipe.kind, subject, { onProgress: () => {} });
    await renderer.close();
    const work = { files: asGenerated(result).files, directory, background: false };
    await scanner.scan(work, () => {}, new AbortController().signal);
  } finally {
    await Promise.all([renderer.close(), scanner.close()]);
  }
  return stop();
}
