/**
 * "Story, 28.125 s" → "Story, 28 s". Existing lines of the log with fractions are never changed.
 */
export function wholeSeconds(description: string): string {
  return description.replace(/\d+\.\d+(?= s$)/, (seconds) => String(Math.round(Number(seconds))));
}
