import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { BucketAccess } from "./bucket-access.ts";
import { listKeys } from "./list-keys.ts";
import { askBucket } from "./s3-failure.ts";

/** Milliseconds that whoever removes may take between the look and the removal. */
const REMOVES_WITHIN = 10_000;
/** Milliseconds after which a mark is of somebody who died; beyond what a removal and its tries may take. */
const DEAD_AFTER = 90_000;
const LOOK_AGAIN = 200;

const prefixOf = (hash: string) => `removing/${hash}/`;

/**
 * Looks and removes while a mark says so. A bucket cannot remove what is still as it was seen: whoever keeps a file
 * writes it and then looks for marks (`untilUnmarked`), whoever removes one marks it and then looks at its age. One of
 * them sees the other (Dekker, 1965), for a bucket shows at once what was written.
 *
 * @param removes called with a question whether there is time left; looks, then removes
 */
export async function whileMarked(
  { client, bucket }: BucketAccess,
  hash: string,
  removes: (isInTime: () => boolean) => Promise<void>,
): Promise<void> {
  const mark = { Bucket: bucket, Key: `${prefixOf(hash)}${randomUUID()}` };
  const since = performance.now();
  await askBucket(() => client.send(new PutObjectCommand({ ...mark, Body: "removing" })));
  try {
    await removes(() => performance.now() - since < REMOVES_WITHIN);
  } finally {
    await askBucket(() => client.send(new DeleteObjectCommand(mark)));
  }
}

/** Waits until nobody removes the file any more; whether somebody did. */
export async function untilUnmarked(access: BucketAccess, hash: string): Promise<boolean> {
  const { client, bucket } = access;
  const since = performance.now();
  for (let waited = false; ; waited = true) {
    const marks: string[] = [];
    for await (const { key } of listKeys(access, prefixOf(hash))) marks.push(key);
    if (marks.length === 0) return waited;
    if (performance.now() - since > DEAD_AFTER) {
      for (const Key of marks)
        await askBucket(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key })));
      return true;
    }
    await pause(LOOK_AGAIN);
  }
}
