/** "0:07", "1:04": seconds as a player shows them. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const long = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 20, 2026, 8:12 PM", in the reader's own zone. */
export function momentText(moment: string): string {
  return long.format(new Date(moment));
}
