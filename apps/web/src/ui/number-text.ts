/** From here on a number is grouped or shortened; below it is its digits in every form. */
const FIRST_GROUPED = 1_000;

// Made when first wanted: opening the tables of a language takes 10 ms, and most numbers need none.
let grouped: Intl.NumberFormat | undefined;
let compact: Intl.NumberFormat | undefined;

const isSmall = (number: number) => Number.isInteger(number) && Math.abs(number) < FIRST_GROUPED;

/** "12,345" */
export function numberText(number: number): string {
  if (isSmall(number)) return String(number);
  grouped ??= new Intl.NumberFormat("en");
  return grouped.format(number);
}

/** "12K" */
export function compactText(number: number): string {
  if (isSmall(number)) return String(number);
  compact ??= new Intl.NumberFormat("en", { notation: "compact" });
  return compact.format(number);
}
