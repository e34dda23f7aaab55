// Postgres error codes of temporary conditions: shutdown, startup, too many connections, deadlock,
// timeout, idle transaction.
const PASSING_STATES = /^(08|57P0|53300|40001|40P01|57014|25P03)/;
const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const SENTENCES =
  /connection (terminated|timeout|ended)|timeout exceeded when trying to connect|not queryable/i;

/**
 * Returns whether an error means that the database is temporarily unavailable, so that the same
 * call may succeed later.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isPassing)) return true;
  const code = "code" in error ? String(error.code) : "";
  return PASSING_STATES.test(code) || SYSTEM_CODES.has(code) || SENTENCES.test(error.message);
}
