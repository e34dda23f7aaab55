import { createReadStream } from "node:fs";
import { Upload } from "@aws-sdk/lib-storage";
import type { BucketAccess } from "./bucket-access.ts";
import { bucketError } from "./s3-failure.ts";

/**
 * Files larger than this are sent in parts of this many bytes, two at a time, each held in memory.
 */
const PART_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 2;

/**
 * Writes a file, or bytes, under a key. Throws MediaStoreFull or MediaStoreAway; nothing is stored
 * then.
 */
export async function putFile(
  { client, bucket }: BucketAccess,
  key: string,
  source: string | Uint8Array,
): Promise<void> {
  const Body = typeof source === "string" ? createReadStream(source) : source;
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body },
    partSize: PART_BYTES,
    queueSize: AT_ONCE,
  });
  await upload.done().catch((error: unknown) => {
    throw bucketError(error);
  });
}
