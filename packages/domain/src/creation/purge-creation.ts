import type { CreationMediaStore } from "../media/creation-media.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { ForgetTraces } from "./creation-stores.ts";

/** Works whose content must be kept, even when they are deleted. */
export interface LegalHolds {
  /** Returns whether it was reported as child abuse within the last 90 days and not cleared. */
  onLegalHold(creationId: string, now: Date): Promise<boolean>;
}

export interface PurgeStores {
  readonly media: Pick<CreationMediaStore, "removeAll">;
  readonly forget: ForgetTraces;
}

/**
 * Removes the content of a creation and leaves a tombstone. The clock removes its files once no
 * other creation refers to them.
 */
export async function purgeCreation(
  creation: CreationRecord,
  stores: PurgeStores,
): Promise<CreationPatch> {
  await stores.media.removeAll(creation.id);
  await stores.forget(creation.id);
  return { prompt: "", title: null, recipe: null, notices: [], chapters: [], thumbhash: null };
}
