import { GetObjectCommand } from "@aws-sdk/client-s3";
import type { ByteRange } from "@kinora/domain/media/media-store";
import type { BucketAccess } from "./bucket-access.ts";
import { askBucket, bucketError } from "./s3-failure.ts";

export interface ReadObject {
  /** Bytes of the whole object, or of the part. */
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Number of times that an interrupted read is resumed. */
const TRIES = 3;

/**
 * Reads an object, or a part; null when it does not exist. An interrupted read is resumed at its
 * position, so that a film does not end with a connection.
 */
export async function readObject(
  access: BucketAccess,
  key: string,
  range?: ByteRange,
): Promise<ReadObject | null> {
  const opened = await open(access, key, range && `bytes=${range.first}-${range.last}`);
  if (!opened) return null;
  const start = range?.first ?? 0;
  return { bytes: opened.bytes, content: readOn(access, key, { ...opened, start }) };
}

interface Opened extends ReadObject {
  readonly etag: string | undefined;
}

async function open(
  { client, bucket }: BucketAccess,
  key: string,
  range: string | undefined,
  etag?: string,
): Promise<Opened | null> {
  const wanted = { Bucket: bucket, Key: key, Range: range, IfMatch: etag };
  const found = await askBucket(() => client.send(new GetObjectCommand(wanted)));
  if (!found) return null;
  const { Body, ContentLength, ETag } = found;
  if (Body === undefined || ContentLength === undefined)
    throw new Error("The bucket answered without a body.");
  return { bytes: ContentLength, etag: ETag, content: Body as AsyncIterable<Uint8Array> };
}

async function* readOn(
  access: BucketAccess,
  key: string,
  { start, bytes, etag, content }: Opened & { readonly start: number },
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let tries = 1, from = content; ; tries += 1) {
    try {
      for await (const part of from) {
        read += part.length;
        yield part;
      }
      if (read === bytes) return;
      throw new Error(`An object ended after ${read} of ${bytes} bytes.`);
    } catch (error) {
      if (tries === TRIES || read >= bytes) throw bucketError(error);
    }
    const rest = await open(access, key, `bytes=${start + read}-${start + bytes - 1}`, etag);
    if (!rest) throw new Error("An object was removed while it was read.");
    from = rest.content;
  }
}
