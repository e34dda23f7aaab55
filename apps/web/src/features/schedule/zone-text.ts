import { ownLocale } from "../../text/moment-text.ts";

/** "Tue, Dec 1, 6:30 PM" in a zone. */
export const postTimeText = (at: Date, zone: string): string =>
  at.toLocaleString(ownLocale(), {
    ...{ timeZone: zone, weekday: "short", month: "short", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit" },
  });

/** "6:30 PM" in a zone. */
export const hourText = (at: Date, zone: string): string =>
  at.toLocaleString(ownLocale(), { timeZone: zone, hour: "numeric", minute: "2-digit" });

// Days of a calendar are the same everywhere.
const dayIn = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Date(`${date}T00:00Z`).toLocaleString(ownLocale(), { timeZone: "UTC", ...options });

/** "December 2026". */
export const monthText = dayIn({ month: "long", year: "numeric" });
/** "Tue". */
export const weekdayText = dayIn({ weekday: "short" });
/** "Tuesday, December 1". */
export const fullDayText = dayIn({ weekday: "long", month: "long", day: "numeric" });
/** "Dec 1". */
export const shortDateText = dayIn({ month: "short", day: "numeric" });
