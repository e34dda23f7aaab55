import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { sizeOfCreation } from "@kinora/domain/creation/creation-job";
import { QUIET, type WorkFolders } from "../render/renderer-plan.ts";
import { type Renderer, startRenderer } from "../render/run-render.ts";

/** Niceness of long films, which gives priority to pictures made at the same time. */
const UNHURRIED = 8;

/** Returns a renderer for one job. */
export type TakeRenderer = (recipe: Recipe, background: boolean) => Pick<Renderer, "run" | "close">;

/**
 * Keeps one spare renderer ready, because starting one takes about as long as drawing a picture.
 */
export function openRenderers(folders: WorkFolders) {
  let spare: Renderer | null = null;
  const prepare = () => {
    if (!isAlive(spare)) spare = startRenderer({ warm: true, folders });
  };
  const take: TakeRenderer = (recipe, background) => {
    if (background) return startRenderer({ niceness: QUIET, folders });
    // Larger work gets a new process; the spare renderer is reserved for quick jobs.
    if (sizeOfCreation(recipe) !== "small") return startRenderer({ niceness: UNHURRIED, folders });
    const renderer = spare && isAlive(spare) ? spare : startRenderer({ folders });
    spare = null;
    const close = async () => {
      await renderer.close();
      prepare();
    };
    return { run: renderer.run, close };
  };
  return {
    take,
    prepare,
    async close() {
      await spare?.close();
    },
  };
}

/** A spare renderer that was killed must not cost the next job an attempt. */
function isAlive(renderer: Renderer | null): boolean {
  if (renderer?.pid === undefined) return false;
  try {
    return process.kill(renderer.pid, 0);
  } catch {
    return false;
  }
}
