import { readLocale, SOURCE } from "./reading.ts";

/** Before each three digits that end a number. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** From here on a compact number is shortened. */
const FIRST_SHORTENED = 1_000;

// Made when first wanted: opening the tables of a language takes 10 ms, and most numbers need none.
let grouped: Intl.NumberFormat | undefined;
let compact: Intl.NumberFormat | undefined;

/** "12,345" */
export function numberText(number: number): string {
  if (readLocale() === SOURCE && Number.isSafeInteger(number))
    return String(number).replace(GROUPS, ",");
  grouped ??= new Intl.NumberFormat(readLocale());
  return grouped.format(number);
}

/** "12K" */
export function compactText(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < FIRST_SHORTENED) return String(number);
  compact ??= new Intl.NumberFormat(readLocale(), { notation: "compact" });
  return compact.format(number);
}
