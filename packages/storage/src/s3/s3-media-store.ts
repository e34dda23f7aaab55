import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import type { AddressedMedia, MediaStore, StoredMedia } from "@kinora/domain/media/media-store";
import type { BucketAccess } from "./bucket-access.ts";
import { fetchObject } from "./fetch-object.ts";
import { listKeys } from "./list-keys.ts";
import { putFile } from "./put-file.ts";
import { readObject } from "./read-object.ts";
import { untilUnmarked, whileMarked } from "./removal-marks.ts";
import { askBucket } from "./s3-failure.ts";

const HASH = /^[0-9a-f]{64}$/;
const FOLDER = "media/";
/** Milliseconds for one removal with all its retries; a mark outlasts it. */
const REMOVAL_MS = 20_000;

/**
 * Stores files in a bucket, each under the hash of its content: `media/abcd…`.
 *
 * @param outside client with the endpoint that browsers use; null when browsers do not access the
 * bucket
 */
export function s3MediaStore(access: BucketAccess, outside: S3Client | null): MediaStore {
  const { client, bucket } = access;
  const objectOf = (hash: string) => ({ Bucket: bucket, Key: `${FOLDER}${hash}` });
  const look = async (hash: string) => {
    if (!HASH.test(hash)) return null;
    return askBucket(() => client.send(new HeadObjectCommand(objectOf(hash))));
  };
  /** Renews the age of an existing object; returns false when there is none. */
  const renew = async (hash: string) => {
    const onto = {
      CopySource: `${bucket}/${FOLDER}${hash}`,
      MetadataDirective: "REPLACE",
    } as const;
    const renewed = await askBucket(() =>
      client.send(new CopyObjectCommand({ ...objectOf(hash), ...onto })),
    );
    return renewed !== null;
  };
  return {
    async keep(source) {
      const stored = await hashOf(source);
      const write = async () => {
        if (!(await renew(stored.hash))) await putFile(access, `${FOLDER}${stored.hash}`, source);
      };
      await write();
      while (await untilUnmarked(access, stored.hash)) await write();
      return stored;
    },
    async stat(hash) {
      const found = await look(hash);
      return found && { bytes: found.ContentLength ?? 0 };
    },
    async read(hash, range) {
      if (!HASH.test(hash)) return null;
      return (await readObject(access, `${FOLDER}${hash}`, range))?.content ?? null;
    },
    async fetch(hash, directory) {
      if (!HASH.test(hash)) return null;
      const key = `${FOLDER}${hash}`;
      return fetchObject(access, { key, directory, name: hash, sha256: hash });
    },
    async address(hash, about) {
      if (outside === null || !HASH.test(hash)) return null;
      return signAddress(outside, objectOf(hash), about);
    },
    async remove(hash, before) {
      if (!HASH.test(hash)) return;
      if (before === undefined) return removeObject(access, objectOf(hash));
      await whileMarked(access, hash, async (isInTime) => {
        const keptAt = (await look(hash))?.LastModified;
        if (keptAt && keptAt < before && isInTime()) await removeObject(access, objectOf(hash));
      });
    },
    async *list(before) {
      for await (const { key, changedAt } of listKeys(access, FOLDER)) {
        const hash = key.slice(FOLDER.length);
        if (HASH.test(hash) && changedAt < before) yield hash;
      }
    },
  };
}

interface NamedObject {
  readonly Bucket: string;
  readonly Key: string;
}

async function removeObject({ client }: BucketAccess, object: NamedObject): Promise<void> {
  const abortSignal = AbortSignal.timeout(REMOVAL_MS);
  await askBucket(() => client.send(new DeleteObjectCommand(object), { abortSignal }));
}

async function signAddress(
  outside: S3Client,
  object: NamedObject,
  { mimeType, now, seconds }: AddressedMedia,
): Promise<string> {
  // Constant for half of its life, so that browser caches stay valid for a while.
  const half = (SIGNED_ADDRESS_SECONDS / 2) * 1_000;
  const signingDate = seconds ? now : new Date(Math.floor(now.getTime() / half) * half);
  const command = new GetObjectCommand({
    ...object,
    ResponseContentType: mimeType,
    ResponseCacheControl: `private, max-age=${SIGNED_ADDRESS_SECONDS}`,
  });
  return getSignedUrl(outside, command, {
    expiresIn: seconds ?? SIGNED_ADDRESS_SECONDS,
    signingDate,
  });
}

async function hashOf(source: string | Uint8Array): Promise<StoredMedia> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of typeof source === "string" ? createReadStream(source) : [source]) {
    hash.update(part);
    bytes += part.length;
  }
  return { hash: hash.digest("hex"), bytes };
}
