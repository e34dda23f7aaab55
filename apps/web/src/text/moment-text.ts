import { readLocale } from "./reading.ts";

/**
 * The reader's own locale where it is one of the page's language, because a language alone doesn't
 * say whether hours are counted to 12 or 24; otherwise the page's.
 */
export function ownLocale(): string {
  const language = readLocale();
  const isOwn = (own: string) => own.startsWith(`${language}-`) && isLocale(own);
  return navigator.languages.find(isOwn) ?? language;
}

/** False also for tags that some systems give their browser: "en-US@posix". */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const textOf = (options: Intl.DateTimeFormatOptions) => (at: string | number | Date) =>
  new Date(at).toLocaleString(ownLocale(), options);

/** A day in the reader's own zone, for sentences: "November 28, 2026". */
export const dayText = textOf({ dateStyle: "long" });

/** A day for lists: "Nov 28, 2026". */
export const shortDayText = textOf({ dateStyle: "medium" });

/** A moment: "Nov 28, 2026, 2:29 PM". */
export const momentText = textOf({ dateStyle: "medium", timeStyle: "short" });

/** A time of a day that is clear: "2:29 PM". */
export const timeText = textOf({ timeStyle: "short" });
