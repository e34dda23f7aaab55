import { readLocale, SOURCE } from "./reading.ts";

/** Matches the positions before each group of three final digits. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** Compact numbers are shortened from here on. */
const FIRST_SHORTENED = 1_000;

// Created on first use: loading the locale data of a language takes 10 ms, and most numbers need
// none.
let grouped: Intl.NumberFormat | undefined;
let compact: Intl.NumberFormat | undefined;

/** Formats a number: "12,345". */
export function numberText(number: number): string {
  if (readLocale() === SOURCE && Number.isSafeInteger(number))
    return String(number).replace(GROUPS, ",");
  grouped ??= new Intl.NumberFormat(readLocale());
  return grouped.format(number);
}

/** Formats a number compactly: "12K". */
export function compactText(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < FIRST_SHORTENED) return String(number);
  compact ??= new Intl.NumberFormat(readLocale(), { notation: "compact" });
  return compact.format(number);
}
