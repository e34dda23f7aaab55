import type { S3Settings } from "@kinora/contracts/media/s3-settings";
import { openDiskStorage, type StorageFolders } from "./disk/open-disk-storage.ts";
import type { Storage } from "./storage.ts";

/**
 * Stores files in the bucket if one is configured, else on disk. Amazon's library is loaded only
 * for a bucket, because it takes 0.3 s and 34 MB of memory.
 */
export async function openStorage(
  settings: StorageFolders & { readonly s3: S3Settings | null },
): Promise<Storage> {
  if (settings.s3 === null) return openDiskStorage(settings);
  const { openS3Storage } = await import("./s3/open-s3-storage.ts");
  return openS3Storage(settings.s3);
}
