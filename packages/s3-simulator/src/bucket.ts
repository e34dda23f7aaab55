import type { Checksum } from "./body/checksums.ts";

/** What is kept of an object beside its bytes. */
export interface Description {
  readonly contentType: string;
  /** x-amz-meta-… without the prefix. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredPart {
  readonly bytes: Buffer;
  /** With its quotes. */
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

/** Everything in one bucket; in memory, gone with the process. */
export interface Bucket {
  readonly objects: Map<string, StoredObject>;
  /** By upload id. */
  readonly uploads: Map<string, OpenUpload>;
}

export const emptyBucket = (): Bucket => ({ objects: new Map(), uploads: new Map() });

/** Reads what a client says of an object that it sends. */
export function readDescription(headers: Readonly<Record<string, string>>): Description {
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith("x-amz-meta-")) metadata[name.slice("x-amz-meta-".length)] = value;
  return { contentType: headers["content-type"] ?? "binary/octet-stream", metadata };
}

/** Keys in the order in which S3 lists them: by their bytes. */
export function inOrder(keys: Iterable<string>): string[] {
  return [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
