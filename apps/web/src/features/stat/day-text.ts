import { readLocale } from "../../text/reading.ts";

/** "26 Nov": days are those of UTC. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(readLocale(), {
    ...{ day: "numeric", month: "short", timeZone: "UTC" },
  });
