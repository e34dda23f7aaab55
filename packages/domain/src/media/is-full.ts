const FULL = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Is this the system's way of saying that nothing more fits? */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL.has(String(error.code));
}
