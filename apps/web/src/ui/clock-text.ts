/** "0:07", "1:04": seconds as a player shows them. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const STEPS: readonly (readonly [
  limit: number,
  unit: Intl.RelativeTimeFormatUnit,
  size: number,
])[] = [
  [60, "second", 1],
  [3_600, "minute", 60],
  [86_400, "hour", 3_600],
  [7 * 86_400, "day", 86_400],
  [30 * 86_400, "week", 7 * 86_400],
  [365 * 86_400, "month", 30 * 86_400],
  [Number.POSITIVE_INFINITY, "year", 365 * 86_400],
];

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "narrow" });

/** "2 hr. ago", "yesterday": how long ago a moment was. */
export function agoText(moment: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000);
  if (seconds < 45) return "just now";
  for (const [limit, unit, size] of STEPS) {
    if (seconds < limit) return relative.format(-Math.max(1, Math.floor(seconds / size)), unit);
  }
  return "long ago";
}

const long = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 20, 2026, 8:12 PM", in the reader's own zone. */
export function momentText(moment: string): string {
  return long.format(new Date(moment));
}
