import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { S3Error } from "../s3-error.ts";
import { crc32c, crc64nvme } from "./cyclic-redundancy.ts";

const PREFIX = "x-amz-checksum-";

const ofNumber = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString("base64");
};
const ofBigInt = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes.toString("base64");
};

/** Checksums in base64, by their header names. */
const CHECKSUMS: Readonly<Record<string, (bytes: Buffer) => string>> = {
  crc32: (bytes) => ofNumber(crc32(bytes)),
  crc32c: (bytes) => ofNumber(crc32c(bytes)),
  crc64nvme: (bytes) => ofBigInt(crc64nvme(bytes)),
  sha1: (bytes) => createHash("sha1").update(bytes).digest("base64"),
  sha256: (bytes) => createHash("sha256").update(bytes).digest("base64"),
};

/** A verified checksum of a body. */
export interface Checksum {
  /** x-amz-checksum-crc32 … */
  readonly header: string;
  /** Base64. */
  readonly value: string;
}

/**
 * Verifies every checksum sent with a body: Content-MD5 and Amazon's, in headers or trailers.
 *
 * @throws S3Error BadDigest
 */
export function verifyChecksums(
  bytes: Buffer,
  told: Readonly<Record<string, string>>,
): Checksum | null {
  const md5 = told["content-md5"];
  if (md5 !== undefined && md5 !== createHash("md5").update(bytes).digest("base64"))
    throw new S3Error("BadDigest", "Content-MD5 is of other bytes.");
  let found: Checksum | null = null;
  for (const [header, value] of Object.entries(told)) {
    const make = header.startsWith(PREFIX) ? CHECKSUMS[header.slice(PREFIX.length)] : undefined;
    if (!make) continue;
    if (value !== make(bytes)) throw new S3Error("BadDigest", `${header} is of other bytes.`);
    found = { header, value };
  }
  return found;
}
