// Made when first wanted: opening the tables of a language takes 10 ms, and one of the two is enough.
let relative: Intl.RelativeTimeFormat | undefined;
let absolute: Intl.DateTimeFormat | undefined;

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
  if (step) {
    relative ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
    return relative.format(-Math.round(past / step.ms), step.unit);
  }
  absolute ??= new Intl.DateTimeFormat("en", { dateStyle: "medium" });
  return absolute.format(moment);
}
