import { issuerOf, type Movement } from "./ledger-change.ts";
import { isExpired, type Lot } from "./lot.ts";

/**
 * Returns the gems left in expired lots, earliest expiry first; each lot is a transaction of its
 * own.
 */
export function decideExpiry(lots: readonly Lot[], now: Date): { lot: Lot; movement: Movement }[] {
  return lots
    .filter((lot) => isExpired(lot, now) && lot.remaining > 0)
    .sort((a, b) => Number(a.expiresAt) - Number(b.expiresAt) || (a.id < b.id ? -1 : 1))
    .map((lot) => ({
      lot,
      movement: {
        lotId: lot.id,
        gems: lot.remaining,
        from: "available",
        to: issuerOf(lot.kind),
      },
    }));
}
