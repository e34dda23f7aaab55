import type { JWSTransactionDecodedPayload } from "@apple/app-store-server-library";
import type { ShopPrice } from "@kinora/contracts/billing/billing";

/** All of a transaction, in its `revocationPercentage`. */
const WHOLE = 100_000;

export type SoldTransaction = Pick<
  JWSTransactionDecodedPayload,
  "price" | "currency" | "revocationDate" | "revocationType" | "revocationPercentage"
>;

/** Returns what was paid; the list price where the App Store does not say. */
export function pricePaid({ price, currency }: SoldTransaction, list: ShopPrice): ShopPrice {
  if (price === undefined || !currency || !/^[A-Z]{3}$/.test(currency)) return list;
  return { amount: Math.max(0, smallestUnits(price, currency)), currency };
}

/** The App Store counts thousandths of a currency; we its smallest unit, of which there may be none. */
function smallestUnits(thousandths: number, currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return Math.round(thousandths / 10 ** (3 - digits));
}

/**
 * Returns what of an amount went back. A revoked transaction without a percentage went back as a
 * whole; a refund that is reversed leaves no trace.
 *
 * @see https://developer.apple.com/documentation/appstoreserverapi/revocationpercentage
 */
export function refundOf(
  { revocationDate, revocationType, revocationPercentage = WHOLE }: SoldTransaction,
  amount: number,
): { readonly refunded: number; readonly isRevoked: boolean } {
  if (revocationDate === undefined) return { refunded: 0, isRevoked: false };
  const share =
    revocationType === "REFUND_PRORATED" ? Math.min(revocationPercentage, WHOLE) : WHOLE;
  return { refunded: Math.floor((amount * share) / WHOLE), isRevoked: share === WHOLE };
}
