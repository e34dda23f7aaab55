import type { ShopPrice } from "@kinora/contracts/billing/billing";
import { readLocale } from "../../text/reading.ts";

/** Formats an amount of money in the language of the page: "$14.99". */
export function priceText({ amount, currency }: ShopPrice): string {
  const format = new Intl.NumberFormat(readLocale(), { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The price of 100 gems, for comparing products. */
export const pricePer100 = ({ amount, currency }: ShopPrice, gems: number): string =>
  priceText({ amount: (amount * 100) / gems, currency });
