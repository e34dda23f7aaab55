/** Milliseconds by which a post may be late and is still posted by itself. */
export const LATE = 15 * 60_000;

/**
 * Returns what is done about a post at a moment. One that is later than its owner could expect,
 * because nothing ran here, is not posted unasked: a good morning is none in the evening.
 */
export function latenessOf(due: Date, now: Date): "early" | "post" | "ask" {
  const late = now.getTime() - due.getTime();
  if (late < 0) return "early";
  return late <= LATE ? "post" : "ask";
}
