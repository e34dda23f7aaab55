import type { LotKind } from "./gem-ledger.ts";
import { isGiven } from "./given-gems.ts";
import { isExpired, type Lot, type LotShare } from "./lot.ts";

// Gems that were given burn before gems that were paid for; corrections count as given.
const rankOfKind: Record<LotKind, number> = {
  daily: 0,
  gift: 0,
  challenge: 0,
  refund: 0,
  correction: 0,
  subscription: 1,
  booster: 2,
  pack: 2,
};

/**
 * Compares two lots by burn order (negative: `a` first): earlier expiry first, no expiry last; then
 * promo kinds, then subscription, then bought; then the older; then the smaller id, so that the
 * order is total.
 */
export function compareBurn(a: Lot, b: Lot): number {
  return (
    compareNumbers(endOf(a), endOf(b)) ||
    rankOfKind[a.kind] - rankOfKind[b.kind] ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Returns the gems that may be spent at `now`. */
export function availableGems(lots: readonly Lot[], now: Date): number {
  return lots.reduce((sum, lot) => sum + (isExpired(lot, now) ? 0 : lot.remaining), 0);
}

/**
 * Returns the shares of lots that make up `gems`, in burn order, using up each lot before the next.
 *
 * @param boughtFirst true to use up gems that were paid for before given ones, in burn order each
 * @throws when fewer gems are available
 */
export function burn(
  lots: readonly Lot[],
  gems: number,
  now: Date,
  boughtFirst = false,
): LotShare[] {
  const shares: LotShare[] = [];
  let missing = gems;
  const ranked = (a: Lot, b: Lot) =>
    (boughtFirst ? Number(isGiven(a.kind)) - Number(isGiven(b.kind)) : 0) || compareBurn(a, b);
  for (const lot of lots.filter((lot) => !isExpired(lot, now)).sort(ranked)) {
    const taken = Math.min(lot.remaining, missing);
    if (taken > 0) shares.push({ lotId: lot.id, gems: taken });
    missing -= taken;
  }
  if (missing > 0) throw new Error(`burn: ${missing} of ${gems} gems are missing`);
  return shares;
}

function endOf(lot: Lot): number {
  return lot.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

// Infinity - Infinity is NaN, so two lots without expiry are compared for equality first.
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
