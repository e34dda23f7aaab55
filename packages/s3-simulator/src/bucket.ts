import type { Checksum } from "./body/checksums.ts";

/** Stored attributes of an object. */
export interface Description {
  readonly contentType: string;
  /** x-amz-meta-… without the prefix. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredPart {
  readonly bytes: Buffer;
  /** Including its quotes. */
  readonly etag: string;
  readonly lastModified: Date;
  readonly checksum: Checksum | null;
}

export interface StoredObject extends StoredPart, Description {}

export interface OpenUpload extends Description {
  readonly key: string;
  readonly uploadId: string;
  readonly initiated: Date;
  readonly parts: Map<number, StoredPart>;
}

/** The content of a bucket, in memory only. */
export interface Bucket {
  readonly objects: Map<string, StoredObject>;
  /** By upload id. */
  readonly uploads: Map<string, OpenUpload>;
}

export const emptyBucket = (): Bucket => ({ objects: new Map(), uploads: new Map() });

/** Reads the attributes of an object from a client's headers. */
export function readDescription(headers: Readonly<Record<string, string>>): Description {
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith("x-amz-meta-")) metadata[name.slice("x-amz-meta-".length)] = value;
  return { contentType: headers["content-type"] ?? "binary/octet-stream", metadata };
}

/** Returns keys in S3's listing order: by their bytes. */
export function inOrder(keys: Iterable<string>): string[] {
  return [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
