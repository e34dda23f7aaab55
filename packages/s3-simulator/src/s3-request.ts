import type { IncomingMessage } from "node:http";
import { S3Error } from "./s3-error.ts";

/** A parsed request to the simulator. */
export interface S3Request {
  readonly method: string;
  readonly bucket: string;
  /** Empty for a request about the bucket. */
  readonly key: string;
  /** Path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads bucket and key from the path (`/bucket/key`), or the bucket from the host name
 * (`bucket.localhost`).
 *
 * @throws S3Error
 */
export function readSimulatedRequest(request: IncomingMessage): S3Request {
  const [path = "/", search = ""] = splitOnce(request.url ?? "/", "?");
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers[name] = [value].flat().join(",");
  const virtual = /^([^.]+)\.(?:s3\.)?localhost(?::\d+)?$/.exec(headers.host ?? "")?.[1];
  const decoded = decode(path).slice(1);
  const [bucket = "", key = ""] =
    virtual === undefined ? splitOnce(decoded, "/") : [virtual, decoded];
  return {
    method: request.method ?? "GET",
    ...{ bucket, key, path, headers },
    query: new URLSearchParams(search.replaceAll("+", "%2B")),
  };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error("InvalidArgument", "The path is not encoded as it should be.");
  }
}
