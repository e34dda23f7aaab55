import type { LedgerAccount, Movement } from "./ledger-change.ts";
import { requireWholeGems } from "./whole-gems.ts";

/**
 * Returns the movements for the gems of a new lot: they repay what the person owes first, and the
 * rest becomes available.
 */
export function decideCredit(
  {
    lotId,
    gems,
    from,
  }: { readonly lotId: string; readonly gems: number; readonly from: LedgerAccount },
  owed: number,
): Movement[] {
  requireWholeGems(gems, 1);
  const repaid = Math.min(gems, owed);
  const movements: Movement[] = [
    { lotId, gems: repaid, from, to: "owed" },
    { lotId, gems: gems - repaid, from, to: "available" },
  ];
  return movements.filter((movement) => movement.gems > 0);
}
