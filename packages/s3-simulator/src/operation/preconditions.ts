import type { StoredPart } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";

const matches = (etags: string, etag: string) =>
  etags
    .split(",")
    .some((each) => each.trim() === "*" || each.trim().replace(/^(?!")(.*)$/, '"$1"') === etag);

/**
 * Conditional writes: `If-None-Match: *` writes only what is not there, `If-Match` only over what is known.
 *
 * @throws S3Error PreconditionFailed, NoSuchKey
 */
export function checkWrite(
  headers: Readonly<Record<string, string>>,
  present: StoredPart | undefined,
): void {
  const { "if-match": known, "if-none-match": absent } = headers;
  if (absent !== undefined && absent !== "*")
    throw new S3Error("NotImplemented", "If-None-Match of a write is * or nothing.");
  if (absent !== undefined && present) throw new S3Error("PreconditionFailed");
  if (known === undefined) return;
  if (!present) throw new S3Error("NoSuchKey");
  if (!matches(known, present.etag)) throw new S3Error("PreconditionFailed");
}

/** Is what is there what the reader has already? Throws S3Error PreconditionFailed where it is not what it must be. */
export function isUnchanged(
  headers: Readonly<Record<string, string>>,
  { etag }: StoredPart,
): boolean {
  const { "if-match": known, "if-none-match": had } = headers;
  if (known !== undefined && !matches(known, etag)) throw new S3Error("PreconditionFailed");
  return had !== undefined && matches(had, etag);
}
