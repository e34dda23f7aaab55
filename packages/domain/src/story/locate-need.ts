import type { ArtifactKeys } from "./artifact-keys.ts";
import type { ArtifactOrder, MakeContext } from "./story-engine.ts";

/**
 * Returns a function that locates an order's needed artifacts on disk. It throws when a file is
 * missing.
 *
 * @param mainsOf returns the paths of an artifact's main files by its key
 */
export function locateNeed(
  order: ArtifactOrder,
  keys: ArtifactKeys,
  mainsOf: (key: string) => readonly string[],
): MakeContext["locate"] {
  return (need, index = 0) => {
    const mains = mainsOf(keys.of(need));
    const path = mains[mains.length === 1 ? 0 : index];
    if (path === undefined) throw new Error(`no ${need.kind} to make a ${order.kind} of`);
    return path;
  };
}
