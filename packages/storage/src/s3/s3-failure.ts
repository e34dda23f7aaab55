import { MediaStoreAway, MediaStoreFull } from "@kinora/domain/media/media-store";

const MISSING = new Set(["NotFound", "NoSuchKey", "NoSuchUpload"]);
/** Quotas of buckets elsewhere than at Amazon's, where there are none. */
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

/** Is this the bucket's way of saying that there is nothing? */
export function isMissing(error: unknown): boolean {
  return MISSING.has(tell(error).name);
}

/** Asks the bucket. Null: there is nothing of this name. Throws MediaStoreFull, MediaStoreAway. */
export async function askBucket<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (isMissing(error)) return null;
    throw bucketError(error);
  }
}

/** What a failure of the bucket means to those who know no bucket. */
export function bucketError(cause: unknown): unknown {
  const { name, status } = tell(cause);
  if (FULL.test(name) || status === 507) {
    return new MediaStoreFull("There is no room left for results.", { cause });
  }
  // Without an answer, or with one that passes.
  const passes = status === undefined || status >= 500 || status === 429;
  const isOurs = cause instanceof Error && "$metadata" in cause;
  const isNetwork =
    cause instanceof Error && ("code" in cause || /time(?:d ?)?out/i.test(cause.name));
  return passes && (isOurs || isNetwork) ? new MediaStoreAway({ cause }) : cause;
}
