import { readLocale, SOURCE } from "../text/reading.ts";
import { useHydrated } from "./use-hydrated.ts";

const STEPS = [
  { unit: "second", ms: 1_000, below: 60_000 },
  { unit: "minute", ms: 60_000, below: 3_600_000 },
  { unit: "hour", ms: 3_600_000, below: 86_400_000 },
  { unit: "day", ms: 86_400_000, below: 7 * 86_400_000 },
] as const;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * A relative time, "2 minutes ago". Shows the date after a week, and in a server-rendered page,
 * which may be cached.
 */
export function TimeAgo({ moment, className }: { moment: string; className?: string }) {
  const then = new Date(moment);
  const text = useHydrated() ? timeAgo(then) : dateText(then, "UTC");
  return (
    <time dateTime={moment} className={className}>
      {text}
    </time>
  );
}

// Formats English without Intl: loading locale data takes 10 to 20 ms, and this is on the first
// screen.
export function timeAgo(moment: Date, now = new Date()): string {
  const past = Math.max(0, now.getTime() - moment.getTime());
  const step = STEPS.find(({ below }) => past < below);
  if (!step) return dateText(moment);
  const count = Math.floor(past / step.ms);
  if (readLocale() !== SOURCE)
    return new Intl.RelativeTimeFormat(readLocale(), { numeric: "auto" }).format(-count, step.unit);
  if (count === 0) return "now";
  if (step.unit === "day" && count === 1) return "yesterday";
  return `${count} ${step.unit}${count === 1 ? "" : "s"} ago`;
}

/** Formats a date: "Nov 20, 2026". */
function dateText(moment: Date, zone?: "UTC"): string {
  if (readLocale() !== SOURCE) {
    return moment.toLocaleDateString(readLocale(), { dateStyle: "medium", timeZone: zone });
  }
  const [year, month, day] =
    zone === "UTC"
      ? [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
      : [moment.getFullYear(), moment.getMonth(), moment.getDate()];
  return `${MONTHS[month]} ${day}, ${year}`;
}
