import type { CreationMediaStore } from "../media/creation-media.ts";
import type { Creation, CreationChange } from "./creation.ts";

/**
 * Forgets what a creation was; a tombstone stays. Its files are removed by the clock once no other
 * creation refers to them.
 */
export async function purgeCreation(
  creation: Creation,
  media: Pick<CreationMediaStore, "removeAll">,
): Promise<CreationChange> {
  await media.removeAll(creation.id);
  return { prompt: "", recipe: null, notices: [], thumbhash: null };
}
