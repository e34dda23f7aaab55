import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import type { ShopPrice } from "@kinora/contracts/billing/billing";

type Money = androidpublisher_v3.Schema$Money;

/** Returns an amount in the currency's smallest unit; null when Google names none. */
export function priceOfMoney(money: Money | undefined): ShopPrice | null {
  const currency = money?.currencyCode ?? "";
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const scale = 10 ** digitsOf(currency);
  const whole = Number(money?.units ?? 0) * scale;
  return { amount: whole + Math.round(((money?.nanos ?? 0) * scale) / 1e9), currency };
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
