import { Refusal } from "../refusal.ts";
import { availableGems, burn } from "./burn-order.ts";
import type { Movement } from "./ledger-change.ts";
import type { Lot } from "./lot.ts";
import { requireWholeGems } from "./whole-gems.ts";

/**
 * Takes `gems` from the lots in burn order, or bought ones first. Refusal INSUFFICIENT_GEMS with the exact shortfall,
 * which includes owed gems because they must be repaid first.
 */
export function decideHold(
  lots: readonly Lot[],
  gems: number,
  {
    owed,
    now,
    boughtFirst = false,
  }: { readonly owed: number; readonly now: Date; readonly boughtFirst?: boolean | undefined },
): Movement[] {
  requireWholeGems(gems, 1);
  const available = availableGems(lots, now);
  if (available < gems) {
    throw new Refusal("INSUFFICIENT_GEMS", {
      needed: gems,
      available,
      shortfall: gems - available + owed,
    });
  }
  return burn(lots, gems, now, boughtFirst).map((share) => ({
    ...share,
    from: "available",
    to: "held",
  }));
}
