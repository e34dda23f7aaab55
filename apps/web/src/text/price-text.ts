import type { ShopPrice } from "@kinora/contracts/billing/billing";
import { readLocale } from "./reading.ts";

/** Formats an amount of money in the language of the page: "$14.99". */
export function priceText({ amount, currency }: ShopPrice): string {
  const format = new Intl.NumberFormat(readLocale(), { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The price of 100 gems, for comparing products. */
export const pricePer100 = ({ amount, currency }: ShopPrice, gems: number): string =>
  priceText({ amount: (amount * 100) / gems, currency });

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Formats an amount for a field: "14.99". */
export const decimalText = ({ amount, currency }: ShopPrice): string =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/** Reads an amount that somebody wrote, with a point or a comma; null when it is none. */
export function parseMoney(written: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(written.trim()) ?? [];
  if (whole === undefined || part.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0") || 0);
}
