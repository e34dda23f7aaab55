/** Returns the system's or the database's short code of an error: EADDRINUSE, ENOSPC, 28P01 … */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return String(error.code);
}

/** Returns the message of any thrown value. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return errorMessage(error.errors[0]);
  }
  return error instanceof Error ? error.message : String(error);
}
