const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const absolute = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

const STEPS = [
  { unit: "second", ms: 1_000, below: 60_000 },
  { unit: "minute", ms: 60_000, below: 3_600_000 },
  { unit: "hour", ms: 3_600_000, below: 86_400_000 },
  { unit: "day", ms: 86_400_000, below: 7 * 86_400_000 },
] as const;

/** "2 minutes ago"; the date once it is a week old. */
export function timeAgo(moment: Date, now = new Date()): string {
  const past = now.getTime() - moment.getTime();
  const step = STEPS.find(({ below }) => past < below);
  return step ? relative.format(-Math.round(past / step.ms), step.unit) : absolute.format(moment);
}
