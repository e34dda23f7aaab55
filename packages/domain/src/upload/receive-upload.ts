import type { RawUploads } from "./raw-uploads.ts";
import type { UploadRecord } from "./upload.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * Hands an upload over for ingestion once its last byte has arrived. Called by the request that
 * brought it, by the next status request and by the clock.
 *
 * @returns number of received bytes
 */
export async function receiveUpload(
  upload: Pick<UploadRecord, "id" | "bytes" | "state">,
  now: Date,
  ports: {
    readonly uploads: Pick<UploadStore, "markReceived">;
    readonly raw: Pick<RawUploads, "sizeOf">;
  },
): Promise<number> {
  if (upload.state !== "uploading") return upload.bytes;
  const received = await ports.raw.sizeOf(upload.id);
  if (received >= upload.bytes) await ports.uploads.markReceived(upload.id, now);
  return Math.min(received, upload.bytes);
}
