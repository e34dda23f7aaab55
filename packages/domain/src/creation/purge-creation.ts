import type { CreationMediaStore } from "../media/creation-media.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { ForgetTraces } from "./creation-stores.ts";

/** Works whose content stays, whatever is deleted meanwhile. */
export interface LegalHolds {
  /** Was it reported as abuse of a child within 90 days, and not found to be none? */
  onLegalHold(creationId: string, now: Date): Promise<boolean>;
}

export interface PurgeStores {
  readonly media: Pick<CreationMediaStore, "removeAll">;
  readonly forget: ForgetTraces;
}

/**
 * Forgets what a creation was; a tombstone stays. Its files are removed by the clock once no other
 * creation refers to them.
 */
export async function purgeCreation(
  creation: CreationRecord,
  stores: PurgeStores,
): Promise<CreationPatch> {
  await stores.media.removeAll(creation.id);
  await stores.forget(creation.id);
  return { prompt: "", title: null, recipe: null, notices: [], chapters: [], thumbhash: null };
}
