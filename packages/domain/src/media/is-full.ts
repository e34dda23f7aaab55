const FULL = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Returns whether an error means that the disk cannot store any more. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL.has(String(error.code));
}
