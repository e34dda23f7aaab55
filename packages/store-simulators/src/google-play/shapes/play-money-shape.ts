import type { PlayMoney } from "../play-records.ts";

/** Shows an amount as Google does: whole units as text, the rest in billionths; zeros are left out. */
export function moneyShape({ amount, currency }: PlayMoney): object {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const scale = 10 ** digits;
  const units = Math.trunc(amount / scale);
  const nanos = Math.round(((amount - units * scale) * 1e9) / scale);
  return {
    currencyCode: currency,
    ...(units !== 0 && { units: `${units}` }),
    ...(nanos !== 0 && { nanos }),
  };
}
