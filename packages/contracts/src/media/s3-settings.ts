/** A bucket and how to reach it. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  /** Endpoint for browsers; null when files are served through the api. */
  readonly publicEndpoint: string | null;
  /** Null to use the machine's own credentials (a role, a profile). */
  readonly credentials: { readonly keyId: string; readonly secret: string } | null;
  /** True when the bucket is in the path (http://host/bucket/key) instead of the host name. */
  readonly pathStyle: boolean;
}

/**
 * Reads S3_BUCKET and related variables; null when no bucket is configured and files are kept on
 * disk.
 *
 * @throws an error that names the variable that is missing or invalid
 */
export function readS3Settings(
  environment: Readonly<Record<string, string | undefined>>,
): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET } = environment;
  if (!S3_BUCKET) {
    const alone = Object.keys(environment).find(
      (name) => name.startsWith("S3_") && environment[name],
    );
    if (alone !== undefined) throw new Error(`${alone} is set without S3_BUCKET.`);
    return null;
  }
  if (!S3_KEY_ID !== !S3_SECRET) throw new Error("S3_KEY_ID and S3_SECRET belong together.");
  return {
    bucket: S3_BUCKET,
    region: S3_REGION || "us-east-1",
    endpoint: readEndpoint("S3_ENDPOINT", environment),
    publicEndpoint: readEndpoint("S3_PUBLIC_ENDPOINT", environment),
    credentials: S3_KEY_ID && S3_SECRET ? { keyId: S3_KEY_ID, secret: S3_SECRET } : null,
    pathStyle: readPathStyle(environment.S3_PATH_STYLE),
  };
}

/** Returns the origin of file URLs for browsers; null when they are served through the api. */
export function filesOrigin({ publicEndpoint, bucket, pathStyle }: S3Settings): string | null {
  if (publicEndpoint === null || pathStyle) return publicEndpoint;
  return publicEndpoint.replace("://", `://${bucket}.`);
}

function readEndpoint(
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const text = environment[name];
  if (!text) return null;
  if (/^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${name} is "${text}": it must be an address like https://s3.example.com.`);
}

function readPathStyle(text: string | undefined): boolean {
  if (!text || text === "no") return false;
  if (text === "yes") return true;
  throw new Error(`S3_PATH_STYLE is "${text}": it must be yes or no.`);
}
