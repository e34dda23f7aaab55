import type { Hold, HoldLot } from "./hold.ts";
import type { LotExtension, Movement } from "./ledger-change.ts";
import { extensionsFor } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

export interface Resolution {
  readonly movements: Movement[];
  readonly extensions: LotExtension[];
}

/**
 * Ends an open hold: `spent` of its gems, those taken first, go to the house; the rest goes back to
 * the lots it came from. 0 spends nothing, which is what a void does.
 */
export function decideResolution(hold: Hold, spent: number, now: Date): Resolution {
  requireWholeGems(spent, 0, hold.gems);
  const movements: Movement[] = [];
  const returned: HoldLot[] = [];
  let due = spent;
  for (const lot of hold.lots) {
    const paid = Math.min(lot.taken, due);
    const rest = lot.taken - paid;
    due -= paid;
    if (paid > 0)
      movements.push({ lotId: lot.lotId, gems: paid, from: "held", to: "house_revenue" });
    if (rest > 0) {
      movements.push({ lotId: lot.lotId, gems: rest, from: "held", to: "available" });
      returned.push(lot);
    }
  }
  return { movements, extensions: extensionsFor(returned, now) };
}
