import { availableGems, burn } from "./burn-order.ts";
import type { LotKind } from "./gem-ledger.ts";
import { issuerOf, type LedgerAccount, type Movement } from "./ledger-change.ts";
import type { Lot } from "./lot.ts";
import { requireWholeGems } from "./whole-gems.ts";

/** A credit and what became of it so far. */
export interface Credited {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly gems: number;
  /** What was taken back of it before. */
  readonly reversed: number;
  /** Gems of its lot that ended unused, and were not taken back since. */
  readonly ended: number;
}

/**
 * Takes `gems` of a credit back, as when a purchase is refunded: what is left of its lot, what of it ended unused (the
 * house has that already), then gems of other lots in burn order; what is spent, or held, is owed from then on.
 *
 * `lots` are the person's, all of them living. Gems out of range are a mistake of the caller: throws RangeError.
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
