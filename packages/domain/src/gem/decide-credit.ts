import type { LotKind } from "./gem-ledger.ts";
import { issuerOf, type Movement } from "./ledger-change.ts";
import { requireWholeGems } from "./whole-gems.ts";

/**
 * Returns the movements for the gems of a new lot: they repay what the person owes first, and the
 * rest becomes available.
 */
export function decideCredit(
  { lotId, kind, gems }: { readonly lotId: string; readonly kind: LotKind; readonly gems: number },
  owed: number,
): Movement[] {
  requireWholeGems(gems, 1);
  const repaid = Math.min(gems, owed);
  const from = issuerOf(kind);
  const movements: Movement[] = [
    { lotId, gems: repaid, from, to: "owed" },
    { lotId, gems: gems - repaid, from, to: "available" },
  ];
  return movements.filter((movement) => movement.gems > 0);
}
