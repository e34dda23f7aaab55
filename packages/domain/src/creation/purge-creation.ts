import type { CreationMediaStore } from "../media/creation-media.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { ForgetTraces } from "./creation-stores.ts";

/** Works whose content must be kept, even when they are deleted. */
export interface LegalHolds {
  /** Returns whether it was reported as child abuse within the last 90 days and not cleared. */
  onLegalHold(creationId: string, now: Date): Promise<boolean>;
}

/** Files that are shown to no one, whatever refers to them. */
export interface ClosedFiles {
  /**
   * Keeps the files of a work closed if it was found to be child abuse, and ends the sharing of its
   * storyboard.
   */
  closeFilesOf(creationId: string, now: Date): Promise<void>;
}

export interface PurgeStores {
  readonly closedFiles: ClosedFiles;
  readonly media: Pick<CreationMediaStore, "removeAll">;
  readonly forget: ForgetTraces;
}

/**
 * Removes the content of a creation and leaves a tombstone. The clock removes its files once no
 * other creation refers to them. Files of a work found to be child abuse stay closed.
 */
export async function purgeCreation(
  creation: CreationRecord,
  stores: PurgeStores,
  now: Date,
): Promise<CreationPatch> {
  await stores.closedFiles.closeFilesOf(creation.id, now);
  await stores.media.removeAll(creation.id);
  await stores.forget(creation.id);
  return { prompt: "", title: null, recipe: null, notices: [], chapters: [], thumbhash: null };
}
