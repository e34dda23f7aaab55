/** Formats seconds as a player shows them: "0:07", "1:04". */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * Formats a total length, rounded as everywhere else: "0:29" for 28.9 s, which is also shown as 29
 * s.
 */
export function lengthText(seconds: number): string {
  return clockText(Math.round(seconds));
}
