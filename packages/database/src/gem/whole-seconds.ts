/** "Story, 28.125 s" → "Story, 28 s": lines of the log that were written with fractions stay as they are. */
export function wholeSeconds(description: string): string {
  return description.replace(/\d+\.\d+(?= s$)/, (seconds) => String(Math.round(Number(seconds))));
}
