import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type MultipartUpload,
  type Part,
} from "@aws-sdk/client-s3";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type { BucketAccess } from "./bucket-access.ts";
import { fetchObject } from "./fetch-object.ts";
import { listKeys } from "./list-keys.ts";
import { askBucket } from "./s3-failure.ts";
import { UPLOADS_FOLDER } from "./uploads-folder.ts";

const ID = /^[\w-]{1,64}$/;
/** Suffix of what the tus store keeps beside the bytes: its notes, and bytes too few for a part. */
const NOTES = ".info";
const REST = ".part";

/**
 * Stores unfinished uploads below `uploads/`, in the tus store's format: a multipart upload under
 * `<id>` until it is complete, then an object.
 */
export function s3RawUploads(access: BucketAccess): RawUploads {
  const { client, bucket } = access;
  const keyOf = (id: string) => {
    if (!ID.test(id)) throw new RangeError("no id of an upload");
    return `${UPLOADS_FOLDER}${id}`;
  };
  const head = (Key: string) =>
    askBucket(() => client.send(new HeadObjectCommand({ Bucket: bucket, Key })));
  const openOf = async (id: string) =>
    (await listOpen(access, keyOf(id))).filter(({ Key }) => Key === keyOf(id));
  /** Returns the parts of an incomplete upload; an id never has two multipart uploads. */
  const partsOf = async (id: string) => {
    const [open] = await openOf(id);
    return open ? listParts(access, open) : [];
  };
  return {
    async sizeOf(id) {
      const whole = await head(keyOf(id));
      if (whole) return whole.ContentLength ?? 0;
      const parts = await partsOf(id);
      const rest = await head(`${keyOf(id)}${REST}`);
      return parts.reduce((sum, { Size = 0 }) => sum + Size, rest?.ContentLength ?? 0);
    },
    async touchedAt(id) {
      const key = keyOf(id);
      const heads = await Promise.all([key, `${key}${REST}`, `${key}${NOTES}`].map(head));
      const all = [...heads, ...(await partsOf(id))].flatMap((each) => each?.LastModified ?? []);
      return all.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
    },
    async fetch(id, directory) {
      const key = keyOf(id);
      const plan = { key, directory, name: "sent", sha256: null };
      const found = await fetchObject(access, plan);
      if (found) return found.path;
      // The process that received the last byte was killed before it joined the parts.
      const [open] = await openOf(id);
      if (open) await joinParts(access, open);
      const joined = await fetchObject(access, plan);
      if (!joined) throw new Error(`The bytes of upload ${id} are gone`);
      return joined.path;
    },
    remove: async (id) => removeAll(access, keyOf(id), await openOf(id)),
    list: (before) => listUntouched(access, before),
  };
}

async function removeAll(
  { client, bucket }: BucketAccess,
  key: string,
  open: readonly MultipartUpload[],
): Promise<void> {
  for (const { Key, UploadId } of open) {
    const unfinished = { Bucket: bucket, Key, UploadId };
    await askBucket(() => client.send(new AbortMultipartUploadCommand(unfinished)));
  }
  for (const Key of [key, `${key}${REST}`, `${key}${NOTES}`])
    await askBucket(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key })));
}

async function listUntouched(access: BucketAccess, before: Date): Promise<string[]> {
  const ids = new Set<string>();
  const add = (key: string, at: Date) => {
    const id = key.slice(UPLOADS_FOLDER.length).replace(/\.(info|part)$/, "");
    if (ID.test(id) && at < before) ids.add(id);
  };
  for await (const { key, changedAt } of listKeys(access, UPLOADS_FOLDER)) add(key, changedAt);
  for (const { Key, Initiated } of await listOpen(access, UPLOADS_FOLDER))
    if (Key !== undefined && Initiated) add(Key, Initiated);
  return [...ids];
}

async function listOpen(
  { client, bucket }: BucketAccess,
  prefix: string,
): Promise<MultipartUpload[]> {
  const found: MultipartUpload[] = [];
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const wanted = { Bucket: bucket, Prefix: prefix, ...after };
    const page = await askBucket(() => client.send(new ListMultipartUploadsCommand(wanted)));
    found.push(...(page?.Uploads ?? []));
    if (!page?.IsTruncated) return found;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

async function listParts(
  { client, bucket }: BucketAccess,
  { Key, UploadId }: MultipartUpload,
): Promise<Part[]> {
  const found: Part[] = [];
  let PartNumberMarker: string | undefined;
  do {
    const wanted = { Bucket: bucket, Key, UploadId, PartNumberMarker };
    const page = await askBucket(() => client.send(new ListPartsCommand(wanted)));
    found.push(...(page?.Parts ?? []));
    PartNumberMarker = page?.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (PartNumberMarker !== undefined);
  return found;
}

async function joinParts(access: BucketAccess, open: MultipartUpload): Promise<void> {
  const Parts = (await listParts(access, open)).map(({ ETag, PartNumber }) => ({
    ETag,
    PartNumber,
  }));
  const { Key, UploadId } = open;
  const whole = { Bucket: access.bucket, Key, UploadId, MultipartUpload: { Parts } };
  await askBucket(() => access.client.send(new CompleteMultipartUploadCommand(whole)));
}
