import { createHash } from "node:crypto";
import { readDescription } from "../bucket.ts";
import type { Operation } from "./operation.ts";
import { checkWrite } from "./preconditions.ts";

/** Returns the ETag of bytes uploaded in one request. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

export const putObject: Operation = ({ request, bucket, body, now }) => {
  const { key, headers } = request;
  checkWrite(headers, bucket.objects.get(key));
  const { bytes, checksum } = body;
  const etag = etagOf(bytes);
  bucket.objects.set(key, {
    ...readDescription(headers),
    bytes,
    etag,
    checksum,
    lastModified: now,
  });
  const told = checksum && { [checksum.header]: checksum.value };
  return { status: 200, headers: { etag, ...told }, body: "" };
};
