import { MediaStoreAway, MediaStoreFull } from "@kinora/domain/media/media-store";

const MISSING = new Set(["NotFound", "NoSuchKey", "NoSuchUpload"]);
/** Quota errors of providers other than Amazon, which has no quotas. */
const FULL = /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull|EntityTooLarge)$/;

interface Failure {
  readonly name: string;
  readonly status: number | undefined;
}

function tell(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: "", status: undefined };
  const { $metadata }: Error & { $metadata?: { httpStatusCode?: number } } = error;
  return { name: error.name, status: $metadata?.httpStatusCode };
}

/** Returns whether the bucket reports that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return MISSING.has(tell(error).name);
}

/**
 * Sends a request to the bucket. Returns null when the object does not exist. Throws MediaStoreFull
 * or MediaStoreAway.
 */
export async function askBucket<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (isMissing(error)) return null;
    throw bucketError(error);
  }
}

/** Translates a failure of the bucket into an error of the storage interface. */
export function bucketError(cause: unknown): unknown {
  const { name, status } = tell(cause);
  if (FULL.test(name) || status === 507) {
    return new MediaStoreFull("There is no room left for results.", { cause });
  }
  // No response, or a temporary error.
  const passes = status === undefined || status >= 500 || status === 429;
  const isOurs = cause instanceof Error && "$metadata" in cause;
  const isNetwork =
    cause instanceof Error && ("code" in cause || /time(?:d ?)?out/i.test(cause.name));
  return passes && (isOurs || isNetwork) ? new MediaStoreAway({ cause }) : cause;
}
