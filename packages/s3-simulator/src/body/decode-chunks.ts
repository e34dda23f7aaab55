import { S3Error } from "../s3-error.ts";

export interface DecodedBody {
  readonly bytes: Buffer;
  /** Trailers after the last chunk: checksums. */
  readonly trailers: Readonly<Record<string, string>>;
}

const LINE_END = "\r\n";

/**
 * Decodes an `aws-chunked` body: size in hex, chunk, … , an empty chunk, trailers.
 *
 * @throws S3Error IncompleteBody, InvalidRequest
 */
export function decodeChunks(raw: Buffer): DecodedBody {
  const chunks: Buffer[] = [];
  let at = 0;
  const line = () => {
    const end = raw.indexOf(LINE_END, at);
    if (end < 0) throw new S3Error("IncompleteBody", "A chunk has no end.");
    const text = raw.toString("latin1", at, end);
    at = end + LINE_END.length;
    return text;
  };
  for (;;) {
    const size = /^([\da-f]{1,8})$/i.exec(line())?.[1];
    if (size === undefined) throw new S3Error("InvalidRequest", "A chunk begins without its size.");
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    if (at + length > raw.length) throw new S3Error("IncompleteBody", "A chunk is cut off.");
    chunks.push(raw.subarray(at, at + length));
    at += length;
    if (line() !== "") throw new S3Error("InvalidRequest", "A chunk is longer than it says.");
  }
  const trailers: Record<string, string> = {};
  while (at < raw.length) {
    const text = line();
    if (text === "") break;
    const colon = text.indexOf(":");
    trailers[text.slice(0, colon).trim().toLowerCase()] = text.slice(colon + 1).trim();
  }
  return { bytes: Buffer.concat(chunks), trailers };
}
