import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DeleteObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { BucketAccess } from "./bucket-access.ts";
import { listKeys } from "./list-keys.ts";
import { askBucket } from "./s3-failure.ts";

/** Maximum milliseconds between checking a file and removing it. */
const REMOVES_WITHIN = 10_000;
/**
 * Milliseconds after which a mark was left by a dead process; longer than a removal with its
 * retries.
 */
const DEAD_AFTER = 90_000;
const LOOK_AGAIN = 200;

const prefixOf = (hash: string) => `removing/${hash}/`;

/**
 * Checks and removes a file while a mark announces it. A bucket cannot remove an object on the
 * condition that it is unchanged, so a writer stores the file and then looks for marks
 * (`untilUnmarked`), and a remover sets a mark and then checks the file's age. One of them sees the
 * other (Dekker, 1965), because buckets are strongly consistent.
 *
 * @param removes called with a function that returns whether there is time left; checks, then
 * removes
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

/** Waits until no process is removing the file; returns whether one was. */
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
