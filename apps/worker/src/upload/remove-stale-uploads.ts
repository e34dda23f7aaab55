import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { receiveUpload } from "@kinora/domain/upload/receive-upload";
import type { UploadStore } from "@kinora/domain/upload/upload-store";

export interface StaleUploadPorts {
  /** Deletes expired rows. */
  readonly removeOld: () => Promise<unknown>;
  readonly findOpen: () => Promise<readonly { readonly id: string; readonly bytes: number }[]>;
  /** Returns those of the uploads that still need their bytes. */
  readonly findWanted: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly uploads: Pick<UploadStore, "markReceived">;
  readonly raw: RawUploads;
}

/**
 * Deletes expired uploads, completes those whose bytes all arrived without notification, and
 * removes bytes that no upload needs.
 *
 * @param before bytes written later are kept, because their upload may still be in progress
 */
export async function removeStaleUploads(
  now: Date,
  before: Date,
  ports: StaleUploadPorts,
): Promise<void> {
  await ports.removeOld();
  for (const { id, bytes } of await ports.findOpen()) {
    await receiveUpload({ id, bytes, state: "uploading" }, now, ports);
  }
  const ids = await ports.raw.list(before);
  const wanted = await ports.findWanted(ids);
  for (const id of ids) if (!wanted.has(id)) await ports.raw.remove(id);
}
