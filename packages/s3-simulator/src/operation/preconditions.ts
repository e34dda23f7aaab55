import type { StoredPart } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";

const matches = (etags: string, etag: string) =>
  etags
    .split(",")
    .some((each) => each.trim() === "*" || each.trim().replace(/^(?!")(.*)$/, '"$1"') === etag);

/**
 * Checks conditional writes: `If-None-Match: *` writes only a missing object, `If-Match` only over
 * the named version.
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

/**
 * Returns whether the reader already has this version. Throws S3Error PreconditionFailed when it is
 * not the required one.
 */
export function isUnchanged(
  headers: Readonly<Record<string, string>>,
  { etag }: StoredPart,
): boolean {
  const { "if-match": known, "if-none-match": had } = headers;
  if (known !== undefined && !matches(known, etag)) throw new S3Error("PreconditionFailed");
  return had !== undefined && matches(had, etag);
}
