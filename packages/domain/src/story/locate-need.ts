import type { ArtifactKeys } from "./artifact-keys.ts";
import type { ArtifactOrder, MakeContext } from "./story-engine.ts";

/**
 * Where the engine finds what an order needs. It throws when a need has no such file.
 *
 * @param mainsOf paths of the main files of an artifact, by its key
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
