import { createPublicKey, type KeyObject, verify as verifyBytes } from "node:crypto";

/** Who may ask. */
export interface AppStoreCaller {
  readonly keyId: string;
  readonly issuerId: string;
  /** PEM. */
  readonly publicKey: string;
}

/**
 * Returns what a caller's token says; null when somebody else signed it, or it lives too long.
 *
 * @param most seconds until it ends
 * @see https://developer.apple.com/documentation/appstoreserverapi/generating-json-web-tokens-for-api-requests
 */
export function saidBy(
  { keyId, issuerId, publicKey }: AppStoreCaller,
  authorization: string,
  most: number,
): Readonly<Record<string, unknown>> | null {
  const [, header = "", payload = "", signature = ""] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization) ?? [];
  if (!isSigned(`${header}.${payload}`, signature, createPublicKey(publicKey))) return null;
  const [head, claims] = [partOf(header), partOf(payload)];
  const seconds = Date.now() / 1_000;
  const isGood =
    head.alg === "ES256" &&
    head.kid === keyId &&
    claims.iss === issuerId &&
    claims.aud === "appstoreconnect-v1" &&
    Number(claims.exp) > seconds &&
    Number(claims.exp) <= seconds + most;
  return isGood ? claims : null;
}

const isSigned = (said: string, signature: string, key: KeyObject) =>
  verifyBytes(
    "sha256",
    Buffer.from(said),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );

function partOf(part: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
