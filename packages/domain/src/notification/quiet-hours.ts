import type { QuietHours } from "@kinora/contracts/notification/notification-settings";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Returns the end of the current quiet hours; null outside of them. */
export function quietUntil({ from, to, zone }: QuietHours, now: Date): Date | null {
  const [begins, ends, at] = [minutesOf(from), minutesOf(to), minutesOf(timeIn(zone, now))];
  const isQuiet = begins < ends ? begins <= at && at < ends : at >= begins || at < ends;
  if (!isQuiet) return null;
  const minute = now.getTime() - (now.getTime() % MINUTE_MS);
  const until = new Date(minute + ((ends - at + DAY) % DAY) * MINUTE_MS);
  // Corrects the result when daylight saving time changes in between.
  const off = ((minutesOf(timeIn(zone, until)) - ends + DAY + DAY / 2) % DAY) - DAY / 2;
  return new Date(until.getTime() - off * MINUTE_MS);
}

/** Returns the local time, "23:07". */
const timeIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(at);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
