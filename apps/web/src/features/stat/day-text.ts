import { readLocale } from "../../text/reading.ts";

/** Formats a UTC day: "26 Nov". */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(readLocale(), {
    ...{ day: "numeric", month: "short", timeZone: "UTC" },
  });
