import type { QuietHours } from "@kinora/contracts/notification/notification-settings";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** When the quiet hours that it is in end; null where nobody wants quiet now. */
export function quietUntil({ from, to, zone }: QuietHours, now: Date): Date | null {
  const [begins, ends, at] = [minutesOf(from), minutesOf(to), minutesOf(timeIn(zone, now))];
  const isQuiet = begins < ends ? begins <= at && at < ends : at >= begins || at < ends;
  if (!isQuiet) return null;
  const minute = now.getTime() - (now.getTime() % MINUTE_MS);
  const until = new Date(minute + ((ends - at + DAY) % DAY) * MINUTE_MS);
  // Clocks may be changed meanwhile: by the difference it is too early or too late.
  const off = ((minutesOf(timeIn(zone, until)) - ends + DAY + DAY / 2) % DAY) - DAY / 2;
  return new Date(until.getTime() - off * MINUTE_MS);
}

/** "23:07" there. */
const timeIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(at);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
