import { availableGems, burn } from "./burn-order.ts";
import type { LotKind } from "./gem-ledger.ts";
import { issuerOf, type LedgerAccount, type Movement } from "./ledger-change.ts";
import type { Lot } from "./lot.ts";
import { requireWholeGems } from "./whole-gems.ts";

/** A credit and what has happened to it so far. */
export interface Credited {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly gems: number;
  /** Gems reversed earlier. */
  readonly reversed: number;
  /** Gems of its lot that expired unused and were not reversed since. */
  readonly ended: number;
}

/**
 * Reverses `gems` of a credit, as when a purchase is refunded. Takes what is left of its lot, then
 * what expired unused (already booked to the house), then gems of other lots in burn order. Gems
 * that are spent or held become owed.
 *
 * `lots` must be all unexpired lots of the person. Throws RangeError when `gems` is out of range.
 */
export function decideReversal(
  credit: Credited,
  gems: number,
  { lots, now }: { readonly lots: readonly Lot[]; readonly now: Date },
): Movement[] {
  requireWholeGems(gems, 1, credit.gems - credit.reversed);
  const movements: Movement[] = [];
  let due = gems;
  const take = (lotId: string, there: number, from: LedgerAccount) => {
    const taken = Math.min(there, due);
    due -= taken;
    if (taken > 0) movements.push({ lotId, gems: taken, from, to: "chargeback" });
  };
  const own = lots.filter(({ id }) => id === credit.lotId);
  take(credit.lotId, availableGems(own, now), "available");
  take(credit.lotId, credit.ended, issuerOf(credit.kind));
  const others = lots.filter(({ id }) => id !== credit.lotId);
  const shares = burn(others, Math.min(due, availableGems(others, now)), now);
  for (const share of shares) take(share.lotId, share.gems, "available");
  take(credit.lotId, due, "owed");
  return movements;
}
