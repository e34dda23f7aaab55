import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { S3Error } from "../s3-error.ts";
import { type Checksum, verifyChecksums } from "./checksums.ts";
import { decodeChunks } from "./decode-chunks.ts";

export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly checksum: Checksum | null;
}

const CHUNKED = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";

/**
 * Reads a body and verifies it against its hash in the signature, its length and its checksums,
 * including trailers.
 *
 * @param payloadHash the signature's value for the body
 * @throws S3Error
 */
export async function readBody(
  source: Readable,
  headers: Readonly<Record<string, string>>,
  payloadHash: string,
): Promise<ReceivedBody> {
  const raw = await buffer(source);
  if (payloadHash !== CHUNKED) {
    refuseOtherBody(raw, payloadHash);
    return { bytes: raw, checksum: verifyChecksums(raw, headers) };
  }
  const { bytes, trailers } = decodeChunks(raw);
  if (Number(headers["x-amz-decoded-content-length"]) !== bytes.length)
    throw new S3Error("IncompleteBody", "The body has another length than it was said to have.");
  for (const name of (headers["x-amz-trailer"] ?? "").split(",").filter(Boolean))
    if (trailers[name.trim().toLowerCase()] === undefined)
      throw new S3Error("InvalidRequest", `The trailer ${name} did not come.`);
  return { bytes, checksum: verifyChecksums(bytes, { ...headers, ...trailers }) };
}

function refuseOtherBody(raw: Buffer, payloadHash: string): void {
  if (payloadHash === "UNSIGNED-PAYLOAD") return;
  if (payloadHash.startsWith("STREAMING-"))
    throw new S3Error("NotImplemented", `${payloadHash} is not simulated.`);
  if (createHash("sha256").update(raw).digest("hex") !== payloadHash)
    throw new S3Error("XAmzContentSHA256Mismatch");
}
