import type { Hold } from "./hold.ts";
import type { Movement } from "./ledger-change.ts";
import { decideReturn, type Return, type ReturnedGems } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

export interface Resolution extends Return {
  readonly movements: Movement[];
}

/**
 * Ends an open hold: `spent` of its gems, those taken first, go to the house; the rest goes back to
 * the lots it came from. 0 spends nothing, which is what a void does.
 */
export function decideResolution(
  hold: Hold,
  spent: number,
  why: { readonly ourFault: boolean; readonly now: Date },
): Resolution {
  requireWholeGems(spent, 0, hold.gems);
  const movements: Movement[] = [];
  const returned: ReturnedGems[] = [];
  let due = spent;
  for (const lot of hold.lots) {
    const paid = Math.min(lot.taken, due);
    const rest = lot.taken - paid;
    due -= paid;
    if (paid > 0)
      movements.push({ lotId: lot.lotId, gems: paid, from: "held", to: "house_revenue" });
    if (rest > 0) {
      movements.push({ lotId: lot.lotId, gems: rest, from: "held", to: "available" });
      returned.push({ lot, gems: rest });
    }
  }
  return { movements, ...decideReturn(returned, why) };
}
