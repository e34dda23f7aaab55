import { createHmac, timingSafeEqual } from "node:crypto";
import { S3Error } from "../s3-error.ts";
import type { S3Request } from "../s3-request.ts";
import { hashCanonicalRequest } from "./canonical-request.ts";
import { type GivenSignature, readSignature } from "./read-signature.ts";

export interface Credentials {
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const LARGEST_SKEW_MS = 15 * 60_000;

/**
 * Verifies the signature of a request, in its header or its query, as S3 does: identity, content,
 * time, and that all x-amz headers are signed.
 *
 * @returns the signed hash of the body, or the name of its encoding
 * @throws S3Error
 */
export function verifySignature(request: S3Request, credentials: Credentials, now: Date): string {
  const given = readSignature(request);
  if (given.keyId !== credentials.keyId) throw new S3Error("InvalidAccessKeyId");
  refuseWrongTime(given, now);
  refuseUnsigned(request, given);
  const day = given.moment.slice(0, 8);
  if (given.scope !== `${day}/${credentials.region}/s3/aws4_request`)
    throw new S3Error("SignatureDoesNotMatch", "The scope is of another day, region or service.");
  const { signedHeaders, payloadHash } = given;
  const hash = hashCanonicalRequest(request, signedHeaders, payloadHash);
  const toSign = ["AWS4-HMAC-SHA256", given.moment, given.scope, hash].join("\n");
  let key: Buffer = Buffer.from(`AWS4${credentials.secret}`);
  for (const part of [day, credentials.region, "s3", "aws4_request"]) key = hmac(key, part);
  const wanted = hmac(key, toSign);
  const sent = Buffer.from(given.signature, "hex");
  if (wanted.length !== sent.length || !timingSafeEqual(wanted, sent))
    throw new S3Error("SignatureDoesNotMatch");
  return payloadHash;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function refuseWrongTime({ moment, seconds }: GivenSignature, now: Date): void {
  const [, date = "", time = ""] = /^(\d{8})T(\d{6})Z$/.exec(moment) ?? [];
  const iso = `${date}T${time}`.replace(/^(....)(..)(..)T(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z");
  const age = now.getTime() - Date.parse(iso);
  if (Number.isNaN(age)) throw new S3Error("InvalidRequest", "The date cannot be read.");
  if (seconds === null ? Math.abs(age) > LARGEST_SKEW_MS : age < -LARGEST_SKEW_MS)
    throw new S3Error("RequestTimeTooSkewed");
  if (seconds !== null && age >= seconds * 1_000)
    throw new S3Error("AccessDenied", "Request has expired");
}

function refuseUnsigned({ headers }: S3Request, { signedHeaders }: GivenSignature): void {
  const needed = Object.keys(headers).filter(
    (name) => name === "host" || name.startsWith("x-amz-"),
  );
  if (needed.some((name) => !signedHeaders.includes(name)))
    throw new S3Error("AccessDenied", "There were headers present which were not signed");
}
