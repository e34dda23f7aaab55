import { createHash } from "node:crypto";
import type { S3Request } from "../s3-request.ts";

/** Percent-encodes by RFC 3986: everything except letters, digits and -._~ */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort(byCode)
    .join("&");
}

/**
 * Returns the SHA-256 of what a client signs of a request (Signature Version 4: "Create a canonical
 * request"); for S3, the path is encoded once.
 */
export function hashCanonicalRequest(
  { method, path, query, headers }: S3Request,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const canonical = [
    method,
    path
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders.join(";"),
    payloadHash,
  ].join("\n");
  return createHash("sha256").update(canonical).digest("hex");
}
