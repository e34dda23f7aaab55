/** "0:07", "1:04": seconds as a player shows them. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long something is in all, rounded as everywhere else: "0:29" for the 28.9 s that are called 29 s. */
export function lengthText(seconds: number): string {
  return clockText(Math.round(seconds));
}
