import { S3Error } from "../s3-error.ts";
import type { S3Request } from "../s3-request.ts";

/** A client's signature, from the header or the query. */
export interface GivenSignature {
  readonly keyId: string;
  /** day/region/s3/aws4_request */
  readonly scope: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** 20260615T120000Z */
  readonly moment: string;
  /** Seconds of validity from that time; null for a request signed when it was sent. */
  readonly seconds: number | null;
  readonly payloadHash: string;
}

const ALGORITHM = "AWS4-HMAC-SHA256";
const LONGEST_SECONDS = 604_800;

/**
 * @throws S3Error AccessDenied when there is none, InvalidRequest when it cannot be parsed
 */
export function readSignature(request: S3Request): GivenSignature {
  const { headers, query } = request;
  if (query.has("X-Amz-Algorithm")) return ofQuery(request);
  if (headers.authorization === undefined) throw new S3Error("AccessDenied", "Anonymous access.");
  const fields =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization,
    );
  const payloadHash = headers["x-amz-content-sha256"];
  if (!fields || payloadHash === undefined)
    throw new S3Error("InvalidRequest", "The Authorization header cannot be read.");
  const [, credential = "", signedHeaders = "", signature = ""] = fields;
  return {
    ...splitCredential(credential),
    ...{ signature, payloadHash, seconds: null },
    signedHeaders: signedHeaders.split(";"),
    moment: headers["x-amz-date"] ?? "",
  };
}

function ofQuery({ query, headers }: S3Request): GivenSignature {
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? "";
  const seconds = Number(given("Expires"));
  const isAllowed = Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_SECONDS;
  if (given("Algorithm") !== ALGORITHM || !isAllowed)
    throw new S3Error("InvalidRequest", "The signature of the query cannot be read.");
  return {
    ...splitCredential(given("Credential")),
    signedHeaders: given("SignedHeaders").split(";"),
    signature: given("Signature"),
    moment: given("Date"),
    seconds,
    payloadHash: headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD",
  };
}

function splitCredential(credential: string): Pick<GivenSignature, "keyId" | "scope"> {
  const [keyId = "", ...scope] = credential.split("/");
  return { keyId, scope: scope.join("/") };
}
