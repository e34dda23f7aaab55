import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { receiveUpload } from "@kinora/domain/upload/receive-upload";
import type { UploadStore } from "@kinora/domain/upload/upload-store";

export interface StaleUploadPorts {
  /** Forgets rows whose time is over. */
  readonly removeOld: () => Promise<unknown>;
  readonly findOpen: () => Promise<readonly { readonly id: string; readonly bytes: number }[]>;
  /** Which of these uploads still need their bytes. */
  readonly findWanted: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly uploads: Pick<UploadStore, "markReceived">;
  readonly raw: RawUploads;
}

/**
 * Forgets what nobody finished, hands over what arrived whole while nobody was told, and removes bytes
 * that no upload waits for.
 *
 * @param before younger bytes are left alone: their upload may just be being written
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
