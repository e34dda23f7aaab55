import { startRenderer } from "@kinora/engine/render/run-render";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { Recipe } from "@kinora/studio/scene/scene-spec";
import { type MemoryPeak, watchMemory } from "./watch-memory.ts";

/** Most a renderer and all it starts may hold together. */
export const MOST_MEGABYTES = 700;

/**
 * Peak of a prepared renderer and all it starts while the product makes the whole film. Leaves out this
 * process and its children `without`.
 */
export async function measureMemory(
  recipe: Recipe,
  directory: string,
  without: readonly number[] = [],
): Promise<MemoryPeak> {
  const renderer = startRenderer({ warm: true });
  // Its processes come and go; they are children of this one.
  const stop = watchMemory(process.pid, [process.pid, ...without]);
  try {
    const spec = planFilm(recipe);
    for (const step of ["draw", "encode", "scan"] as const) {
      await renderer.run({ step, spec, recipe, maker: "scene", directory });
    }
  } finally {
    await renderer.close();
  }
  return stop();
}
