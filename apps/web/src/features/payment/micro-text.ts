import { readLocale } from "../../text/reading.ts";

const MICRO = 1_000_000;
/** Below a dollar, tenths of a cent matter. */
const FEW_DIGITS = 4;

/** Formats millionths of a US dollar: "$1,234.50". */
export const microText = (micro: number): string => dollars(micro / MICRO, 2);

/** Formats what one thing costs, to a hundredth of a cent: "$0.036". */
export const unitPriceText = (micro: number): string =>
  dollars(micro / MICRO, Math.abs(micro) < MICRO ? FEW_DIGITS : 2);

// What rounds to nothing has no sign.
const dollars = (amount: number, most: number) =>
  new Intl.NumberFormat(readLocale(), {
    ...{ style: "currency", currency: "USD", signDisplay: "negative" },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: most },
  }).format(amount);

/** Formats a share: "-12%". */
export const percentText = (share: number | null): string =>
  share === null
    ? "–"
    : new Intl.NumberFormat(readLocale(), {
        ...{ style: "percent", maximumFractionDigits: 0, signDisplay: "negative" },
      }).format(share);
